import SwiftReader

extension SourceFile {
    /// Whether a block is the `else` of the `if` or `guard` that binds a name. There, the name has the meaning that it
    /// has outside.
    ///
    /// - Parameter inner: directly in the block of the declaration.
    func isElse(_ inner: BlockID, ofStatementBinding declaration: Declaration) -> Bool {
        let range = self[inner].range
        guard declaration.binding == .optional || declaration.binding == .pattern,
            declaration.name.end <= range.start, follows("else", range.start)
        else { return false }
        let statement = self[declaration.block]
        if statement.kind == .statement, bytes[Int(statement.range.start)...].starts(with: "if".utf8) { return true }
        // The block of a `case` can contain a whole `guard`.
        return !hasGuard(from: declaration.name.end, to: range.start)
    }

    /// Whether a keyword is the last word before an offset.
    private func follows(_ keyword: String, _ offset: UInt32) -> Bool {
        var front = bytes[..<Int(offset)]
        while true {
            while let last = front.last, [0x09, 0x0A, 0x0D, 0x20].contains(last) { front = front.dropLast() }
            if front.hasSuffix(keyword) { return true }
            guard let comment = front.startOfLastComment else { return false }
            front = front[..<comment]
        }
    }

    /// Whether the nearest `guard` before an offset begins behind another offset. Searched from the back, because a
    /// condition is shorter than the code before it.
    private func hasGuard(from start: UInt32, to end: UInt32) -> Bool {
        var front = bytes[Int(start)..<Int(end)]
        while let last = front.last {
            if last == UInt8(ascii: "d"), front.hasSuffix("guard") {
                let around = [bytes[..<front.endIndex].dropLast(5).last, bytes[front.endIndex...].first]
                if !around.contains(where: { $0?.isPartOfName ?? false }) { return true }
            }
            front = front.dropLast()
        }
        return false
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }

    /// Where a comment at the end begins; `nil` if there is none.
    fileprivate var startOfLastComment: Int? {
        let slash = UInt8(ascii: "/")
        let isBlock = hasSuffix("*/")
        let line = isBlock ? self : self[(lastIndex(of: 0x0A) ?? startIndex)...]
        let second = isBlock ? UInt8(ascii: "*") : slash
        return line.dropLast(isBlock ? 2 : 0).indices.dropFirst().last { self[$0 - 1] == slash && self[$0] == second }
            .map { $0 - 1 }
    }
}
