/// Text and locations of ranges.
extension SourceFile {
    /// The bytes of a range as text; bytes that are not UTF-8 become U+FFFD.
    public func text(_ range: SourceRange) -> String { String(decoding: bytes[bounds(of: range)], as: UTF8.self) }

    /// The indices of a range in `bytes`, clamped.
    public func bounds(of range: SourceRange) -> Range<Int> {
        let start = min(Int(range.start), bytes.count)
        return start..<max(start, min(Int(range.end), bytes.count))
    }

    /// Whether a range has exactly these bytes; does not create a string.
    public func spells(_ word: StaticString, in range: SourceRange) -> Bool {
        let count = word.utf8CodeUnitCount
        guard Int(range.end) - Int(range.start) == count, Int(range.end) <= bytes.count else { return false }
        return word.withUTF8Buffer { expected in
            for offset in 0..<count where expected[offset] != bytes[Int(range.start) + offset] { return false }
            return true
        }
    }

    /// The same for a text that is only known at run time.
    public func spells(text: String, in range: SourceRange) -> Bool {
        guard range.start <= range.end, Int(range.end) <= bytes.count else { return false }
        return text.isSpelled(by: bytes, in: Int(range.start)..<Int(range.end))
    }

    /// Whether a declaration has an attribute of a name, which is given without `@`.
    public func has(_ attribute: StaticString, _ declaration: Declaration) -> Bool {
        declaration.attributes.indices.contains { spells(attribute, in: attributes[$0].name) }
    }

    /// Whether a declaration stays out of the isolation of its type: `nonisolated`, `@concurrent`.
    public func isOutOfIsolation(_ declaration: Declaration) -> Bool {
        declaration.modifiers.contains(.nonisolated) || has("concurrent", declaration)
    }

    /// A name without backticks.
    public func name(_ range: SourceRange) -> String {
        String(decoding: bytes[nameBounds(range)], as: UTF8.self)
    }

    /// The label of a parameter without backticks, except for one that is named by an underscore: `_` alone is none.
    public func label(_ range: SourceRange) -> String { spells("`_`", in: range) ? "`_`" : name(range) }

    /// The indices of a name in `bytes`, without backticks.
    public func nameBounds(_ range: SourceRange) -> Range<Int> {
        let bytes = bytes
        let (bounds, tick) = (bounds(of: range), UInt8(ascii: "`"))
        let hasTicks = bounds.count > 2 && bytes[bounds.lowerBound] == tick && bytes[bounds.upperBound - 1] == tick
        return hasTicks ? (bounds.lowerBound + 1)..<(bounds.upperBound - 1) : bounds
    }

    /// The indices of a line in `bytes`, including the line ending.
    ///
    /// - Parameter line: 0-based, an index into `lineStarts`.
    public func bounds(ofLine line: Int) -> Range<Int> {
        let start = Int(lineStarts[line])
        return start..<max(start, line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count)
    }

    /// The position of a byte.
    ///
    /// - Parameter offset: 0-based.
    /// - Returns: the line, 1-based, and the column, 1-based and in bytes, as in the compiler's messages.
    public func position(of offset: UInt32) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        guard low < lineStarts.count else { return (1, Int(offset) + 1) }
        return (low + 1, Int(offset) - Int(lineStarts[low]) + 1)
    }

    /// The location of the first byte of a range.
    public func location(of range: SourceRange) -> SourceLocation {
        let position = position(of: range.start)
        return SourceLocation(file: path, line: position.line, column: position.column)
    }
}
