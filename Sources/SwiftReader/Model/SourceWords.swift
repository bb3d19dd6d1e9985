extension SourceFile {
    /// The words of a range: runs of what names are made of, and what stands between backticks, without these. Those of a
    /// comment are among them. Quicker than to take the range apart into tokens.
    public func words(in range: SourceRange) -> [SourceRange] {
        var words: [SourceRange] = []
        _ = hasWord(in: range) { word in
            words.append(word)
            return false
        }
        return words
    }

    /// Whether one of these words is what is asked for.
    public func hasWord(in range: SourceRange, where isMeant: (SourceRange) -> Bool) -> Bool {
        let bytes = bytes
        let end = min(Int(range.end), bytes.count)
        var start = Int(range.start)
        while start < end {
            let isRaw = bytes[start] == UInt8(ascii: "`")
            if isRaw { start += 1 }
            var index = start
            while index < end, isRaw ? bytes[index] != UInt8(ascii: "`") : Self.isWord(bytes[index]) { index += 1 }
            if index > start, isMeant(SourceRange(start: UInt32(start), end: UInt32(index))) { return true }
            // A backtick may begin the next word, or end this one.
            start = isRaw || index == start || index == end || bytes[index] != UInt8(ascii: "`") ? index + 1 : index
        }
        return false
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }
}
