import SwiftReader

extension SourceFile {
    /// Whether code at an offset is in the `else` of the `if` or `guard` that binds a name. There, the name has the
    /// meaning that it has outside.
    func isInElse(ofStatementBinding declaration: Declaration, at offset: UInt32) -> Bool {
        guard declaration.binding != .plain, declaration.name.end <= offset else { return false }
        let blocks = items(of: declaration.block).lazy.compactMap { item -> SourceRange? in
            if case .block(let id) = item { self[id].range } else { nil }
        }.drop { $0.start < declaration.name.end }
        let statement = self[declaration.block]
        if statement.kind == .statement, bytes[Int(statement.range.start)...].starts(with: "if".utf8) {
            return blocks.dropFirst().contains { $0.start <= offset && offset < $0.end }
        }
        guard let first = blocks.first, first.start <= offset, offset < first.end, isElse(before: first.start) else { return false }
        // The pattern of a `case` or a capture can precede a whole `guard`.
        let between = SourceRange(start: declaration.name.end, end: first.start)
        return !tokens(in: between).contains { spells("guard", in: $0.range) }
    }

    private func isElse(before offset: UInt32) -> Bool {
        let whitespace: [UInt8] = [0x09, 0x0A, 0x0D, 0x20]
        return bytes[..<Int(offset)].reversed().drop(while: whitespace.contains).starts(with: "esle".utf8)
    }
}
