/// Bytes that are invalid anywhere in a Swift source: between tokens and in names, strings and comments.
extension Lexer {
    /// Reports each sequence of NUL bytes, and each of bytes that are not UTF-8, once.
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

    /// The next byte that is NUL or not ASCII, or the end.
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

    /// Skips ordinary bytes, eight at a time.
    ///
    /// - Parameter start: the aligned offset of a machine word.
    /// - Returns: the offset of the first machine word that may contain another byte.
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
