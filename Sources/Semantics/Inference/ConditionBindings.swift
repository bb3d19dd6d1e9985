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
            while let last = front.last, [0x09, 0x0A, 0x0D, 0x20].contains(last) { front.removeLast() }
            guard front.hasSuffix("*/"), let start = front.dropLast(2).lastIndex(of: UInt8(ascii: "*")),
                start > front.startIndex
            else { return front.hasSuffix(keyword) }
            front = front[..<(start - 1)]
        }
    }

    /// Whether the nearest `guard` before an offset begins behind another offset. Searched from the back, because a
    /// condition is shorter than the code before it.
    private func hasGuard(from start: UInt32, to end: UInt32) -> Bool {
        var front = bytes[Int(start)..<Int(end)]
        while let last = front.last {
            if last == UInt8(ascii: "d"), front.hasSuffix("guard") { return true }
            front.removeLast()
        }
        return false
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
