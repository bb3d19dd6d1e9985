extension SourceFile {
    /// The words of a range: runs of what names are made of, and what stands between backticks, without these. Those of a
    /// comment are among them. Quicker than to take the range apart into tokens.
    public func words(in range: SourceRange) -> [SourceRange] {
        var words: [SourceRange] = []
        forEachWord(in: range) { words.append($0) }
        return words
    }

    /// Does something with each of the words of a range.
    @inline(__always)
    func forEachWord(in range: SourceRange, _ body: (SourceRange) -> Void) {
        let bytes = bytes
        let end = min(Int(range.end), bytes.count)
        var start = Int(range.start)
        while start < end {
            let isRaw = bytes[start] == UInt8(ascii: "`")
            if isRaw { start += 1 }
            var index = start
            while index < end, isRaw ? bytes[index] != UInt8(ascii: "`") : Self.isWord(bytes[index]) { index += 1 }
            if index > start { body(SourceRange(start: UInt32(start), end: UInt32(index))) }
            // A backtick may begin the next word, or end this one.
            start = isRaw || index == start || index == end || bytes[index] != UInt8(ascii: "`") ? index + 1 : index
        }
    }

    /// Adds the hash of each of the words of a range to others.
    public func addHashes(in range: SourceRange, to hashes: inout [WordHash]) {
        forEachWord(in: range) { hashes.append(WordHash(bytes, in: Int($0.start)..<Int($0.end))) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    /// Whether one of the words of a range is what is asked for.
    public func hasWord(in range: SourceRange, where isMeant: (SourceRange) -> Bool) -> Bool {
        var isFound = false
        forEachWord(in: range) { word in isFound = isFound || isMeant(word) }
        return isFound
    }
}
