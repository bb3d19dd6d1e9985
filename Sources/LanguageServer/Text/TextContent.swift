/// The bytes of a document with the starts of its lines. `\n`, `\r\n` and `\r` end a line, for the protocol as for
/// Swift.
package struct TextContent: Sendable {
    package private(set) var bytes: [UInt8]
    /// The offset of the first byte of each line, ascending; the first is 0.
    package private(set) var lineStarts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = [0] + Self.lineStarts(in: bytes, from: 0, to: bytes.count)
    }

    /// The position of a byte. A byte inside a line ending is at the end of the line.
    package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
        let offset = min(max(0, offset), bytes.count)
        let line = self.line(of: offset)
        let end = min(offset, end(ofLine: line))
        return TextPosition(line: line, character: encoding.length(of: bytes[lineStarts[line]..<end]))
    }

    /// The offset of a position. A character behind the end of its line is the end of the line; a line behind the last
    /// one is the end of the text.
    package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
        guard lineStarts.indices.contains(position.line) else { return position.line < 0 ? 0 : bytes.count }
        let start = lineStarts[position.line]
        return start + encoding.byteCount(of: position.character, in: bytes[start..<end(ofLine: position.line)])
    }

    /// Replaces some bytes.
    package mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) {
        let (first, last) = (line(of: range.lowerBound), line(of: range.upperBound))
        let change = text.count - range.count
        bytes.replaceSubrange(range, with: text)
        // The text may begin with the second half of the line ending in front of it.
        let start = max(0, first - 1)
        let after = last + 1 < lineStarts.count ? lineStarts[(last + 1)...].map { $0 + change } : []
        let end = after.first ?? bytes.count
        let found = Self.lineStarts(in: bytes, from: lineStarts[start], to: end)
        let between = after.isEmpty ? found : found.filter { $0 < end }
        lineStarts.replaceSubrange((start + 1)..., with: between + after)
    }

    /// The line of a byte, 0-based.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The offset behind the last byte of a line, without its line ending.
    func end(ofLine line: Int) -> Int {
        guard line + 1 < lineStarts.count else { return bytes.count }
        var end = lineStarts[line + 1]
        while end > lineStarts[line], bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
        return end
    }

    private static func lineStarts(in bytes: [UInt8], from start: Int, to end: Int) -> [Int] {
        (start..<end).filter { offset in
            bytes[offset] == 10 || bytes[offset] == 13 && !(offset + 1 < bytes.count && bytes[offset + 1] == 10)
        }
        .map { $0 + 1 }
    }
}
