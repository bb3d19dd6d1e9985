/// Line endings and indentation, for code that is inserted into a file.
extension SourceFile {
    /// The line ending of the file.
    public var lineEnding: String {
        guard lineStarts.count > 1, lineStarts[1] >= 2, bytes[Int(lineStarts[1]) - 2] == 13 else { return "\n" }
        return "\r\n"
    }

    /// The offset of the first byte of the line that contains a byte, both 0-based.
    public func startOfLine(at offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
        return start
    }

    /// The offset after the line ending of the line that contains a byte, both 0-based.
    public func endOfLine(at offset: Int) -> Int {
        var end = min(offset, bytes.count)
        while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
        if end < bytes.count, bytes[end] == 13 { end += 1 }
        if end < bytes.count, bytes[end] == 10 { end += 1 }
        return end
    }

    /// The indentation of the line that contains a byte.
    public func indentation(at offset: Int) -> String {
        let line = bytes[startOfLine(at: offset)...].prefix { $0 == 32 || $0 == 9 }
        return String(decoding: line, as: UTF8.self)
    }

    /// Whether only blanks precede a byte on its line.
    public func startsLine(at offset: Int) -> Bool {
        bytes[startOfLine(at: offset)..<min(offset, bytes.count)].allSatisfy { $0 == 32 || $0 == 9 }
    }

    /// An edit that inserts text in front of a byte.
    public func insertion(of text: String, at offset: Int) -> Edit {
        replacement(of: offset..<offset, with: text)
    }

    /// An edit that replaces some bytes.
    public func replacement(of range: Range<Int>, with text: String) -> Edit {
        let start = UInt32(range.lowerBound)
        return Edit(
            location: location(of: SourceRange(start: start, end: start)),
            length: range.count,
            replacement: text
        )
    }
}
