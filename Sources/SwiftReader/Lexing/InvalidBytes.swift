/// Bytes that may stand nowhere in a Swift source, neither between tokens nor in a name, a string or a comment.
extension Lexer {
    /// Reports each run of NUL bytes, and each of bytes that are not UTF-8, once.
    mutating func reportInvalidBytes() {
        var location = ordinaryEnd(from: 0)
        while location < count {
            let start = location
            if bytes[location] == 0 {
                while location < count, bytes[location] == 0 { location &+= 1 }
                report("the source contains a NUL byte", from: start, to: location)
            } else {
                while location < count, isInvalid(location) { location &+= 1 }
                if location > start {
                    report("these bytes are not UTF-8", from: start, to: location)
                } else {
                    location &+= DecodedScalar.decode(bytes, at: location, count: count).length
                }
            }
            location = ordinaryEnd(from: location)
        }
    }

    private mutating func isInvalid(_ location: Int) -> Bool {
        bytes[location] >= 0x80 && DecodedScalar.decode(bytes, at: location, count: count).length == 0
    }

    /// The next byte that is NUL or beyond ASCII, or the end.
    private mutating func ordinaryEnd(from start: Int) -> Int {
        let bytes = bytes
        let count = count
        var location = start
        while location < count, bytes[location] < 0x80, bytes[location] != 0 {
            location &+= 1
            if Int(bitPattern: bytes + location) & 7 == 0 { location = ordinaryWordsEnd(from: location) }
        }
        return location
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
