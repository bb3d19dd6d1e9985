extension SourceFile {
    /// Whether a word of a range is what is asked for. Words are runs of what names are made of, and what stands between
    /// backticks, without these. Those of a comment are among them. Quicker than to take the range apart into tokens.
    public func hasWord(in range: SourceRange, where isMeant: (SourceRange) -> Bool) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            guard let bytes = buffer.baseAddress else { return false }
            let end = min(Int(range.end), buffer.count)
            var start = Int(range.start)
            while start < end {
                let isRaw = bytes[start] == Self.backtick
                if isRaw { start = start &+ 1 }
                let index = Self.wordEnd(bytes, from: start, to: end, isRaw: isRaw)
                if index > start, isMeant(SourceRange(start: UInt32(start), end: UInt32(index))) { return true }
                // A backtick may begin the next word, or end this one.
                let isEnd = isRaw || index == start || index == end || bytes[index] != Self.backtick
                start = isEnd ? index &+ 1 : index
            }
            return false
        }
    }

    private static let backtick: UInt8 = 0x60

    /// - Returns: the first place that is not part of the word, or `end`.
    private static func wordEnd(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, isRaw: Bool) -> Int {
        let table = ByteClass.shared.table
        let isWord = ByteClass.identifierStart | ByteClass.digit | ByteClass.highByte
        var index = start
        if isRaw {
            while index < end, bytes[index] != backtick { index = index &+ 1 }
        } else {
            while index < end, table[Int(bytes[index])] & isWord != 0 { index = index &+ 1 }
        }
        return index
    }

    /// The hash of the last word of a range; `nil` where it has none.
    public func lastHash(in range: SourceRange) -> WordHash? {
        var last: SourceRange?
        _ = hasWord(in: range) { word in
            last = word
            return false
        }
        return last.map { WordHash(bytes, in: Int($0.start)..<Int($0.end)) }
    }

    /// Adds the hash of each of the words of a range to others.
    public func addHashes(in range: SourceRange, to hashes: inout [WordHash]) {
        _ = hasWord(in: range) { word in
            hashes.append(WordHash(bytes, in: Int(word.start)..<Int(word.end)))
            return false
        }
    }
}
