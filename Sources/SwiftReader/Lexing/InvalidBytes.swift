/// Bytes that may stand nowhere in a Swift source, neither between tokens nor in a name, a string or a comment.
extension Lexer {
    /// Reports each run of NUL bytes, and each of bytes that are not UTF-8, once.
    mutating func reportInvalidBytes() {
        var place = ordinaryEnd(from: 0)
        while place < count {
            let start = place
            if bytes[place] == 0 {
                while place < count, bytes[place] == 0 { place &+= 1 }
                report("the source contains a NUL byte", from: start, to: place)
            } else {
                while place < count, isInvalid(place) { place &+= 1 }
                if place > start {
                    report("these bytes are not UTF-8", from: start, to: place)
                } else {
                    place &+= DecodedScalar.decode(bytes, at: place, count: count).length
                }
            }
            place = ordinaryEnd(from: place)
        }
    }

    private mutating func isInvalid(_ place: Int) -> Bool {
        bytes[place] >= 0x80 && DecodedScalar.decode(bytes, at: place, count: count).length == 0
    }

    /// The next byte that is NUL or beyond ASCII, or the end.
    private mutating func ordinaryEnd(from start: Int) -> Int {
        let bytes = bytes
        let count = count
        var place = start
        while place < count, bytes[place] < 0x80, bytes[place] != 0 {
            place &+= 1
            if Int(bitPattern: bytes + place) & 7 == 0 { place = ordinaryWordsEnd(from: place) }
        }
        return place
    }

    /// Eight bytes at a time, because nearly all bytes of nearly all files are ordinary.
    ///
    /// - Parameter start: of a word in memory.
    /// - Returns: the start of the first word in which a byte may not be ordinary.
    private mutating func ordinaryWordsEnd(from start: Int) -> Int {
        let wordCount = (count &- start) / 8
        return (bytes + start).withMemoryRebound(to: UInt64.self, capacity: wordCount) { words in
            var index = 0
            while index < wordCount {
                let word = words[index]
                // Subtracting 1 from a byte that is 0 sets its highest bit.
                if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 != 0 { break }
                index &+= 1
            }
            return start &+ index &* 8
        }
    }
}
