extension SourceFile {
    /// Whether a range contains a word that satisfies a predicate. Words are sequences of identifier characters, or the
    /// text between backticks. Words in comments are included.
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
                // A backtick may start the next word or end this one.
                let isEnd = isRaw || index == start || index == end || bytes[index] != Self.backtick
                start = isEnd ? index &+ 1 : index
            }
            return false
        }
    }

    /// Whether a range contains the word `Self`.
    public func namesSelf(in range: SourceRange) -> Bool { hasWord(in: range) { spells("Self", in: $0) } }

    private static let backtick: UInt8 = 0x60

    /// - Returns: the first offset after the word, or `end`.
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

    /// The hash of the last word of a range; `nil` if there is none.
    public func lastHash(in range: SourceRange) -> WordHash? {
        if let word = hashOfName(in: range) { return word }
        var last: SourceRange?
        _ = hasWord(in: range) { word in
            last = word
            return false
        }
        return last.map { WordHash(bytes, in: Int($0.start)..<Int($0.end)) }
    }

    /// Appends the hash of each word of a range.
    public func addHashes(in range: SourceRange, to hashes: inout [WordHash]) {
        if let word = hashOfName(in: range) { return hashes.append(word) }
        _ = hasWord(in: range) { word in
            hashes.append(WordHash(bytes, in: Int(word.start)..<Int(word.end)))
            return false
        }
    }

    /// The hash of a range that is one word of ASCII, as most are; `nil` for some of them at the end of the file.
    private func hashOfName(in range: SourceRange) -> WordHash? {
        bytes.withUnsafeBufferPointer { buffer in
            guard let bytes = buffer.baseAddress, range.start < range.end else { return nil }
            let end = Int(range.end)
            var index = Int(range.start)
            var mix = WordMix()
            while buffer.count &- index >= 8 {
                let eight = EightBytes(at: bytes + index)
                let length = eight.wordLength
                guard index &+ length < end, length == 8 else {
                    guard index &+ length >= end, end &- index < 8 else { return nil }
                    mix.add(eight, count: end &- index)
                    return WordHash(value: mix.value)
                }
                mix.add(eight)
                index = index &+ 8
            }
            return nil
        }
    }
}
