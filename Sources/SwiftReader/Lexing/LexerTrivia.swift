/// White space, comments and other text between tokens.
extension Lexer {
    /// Skips to the next token, and records what was skipped in `flags`.
    mutating func skipTrivia() {
        let bytes = bytes
        let count = count
        let from = index
        var location = index
        scan: while location < count {
            let byte = bytes[location]
            // The most frequent cases first: indentation, and the start of a name.
            if byte == 0x20 {
                location &+= 1
                continue
            }
            if byte > 0x3C { break }
            switch byte {
            // `reportInvalidBytes` reports NUL bytes.
            case 0, 0x09, 0x0B, 0x0C:
                location &+= 1
            case 0x0A, 0x0D:
                flags |= TokenRecord.newlineBefore
                if newlineEndsString { break scan }
                location &+= 1
                endLine(at: location)
                while count &- location >= 8 {
                    let length = EightBytes(at: bytes + location).blankLength
                    location &+= length
                    if length < 8 { break }
                }
            case UInt8(ascii: "/"):
                guard location &+ 1 < count else { break scan }
                if bytes[location &+ 1] == UInt8(ascii: "/") {
                    location = lineEnd(from: location)
                } else if bytes[location &+ 1] == UInt8(ascii: "*") {
                    location = blockCommentEnd(from: location)
                } else {
                    break scan
                }
            case UInt8(ascii: "<") where flags & TokenRecord.newlineBefore != 0:
                let end = conflictEnd(from: location)
                guard end > location else { break scan }
                location = end
            default:
                break scan
            }
        }
        if location != from { flags |= TokenRecord.spaceBefore }
        index = location
    }

    /// After a line break: starts a new line, unless this is the `\r` of `\r\n`.
    mutating func endLine(at location: Int) {
        if bytes[location &- 1] == 0x0D, location < count, bytes[location] == 0x0A { return }
        lineStarts.append(UInt32(truncatingIfNeeded: location))
    }

    /// Records the line breaks in a skipped range.
    mutating func endLines(from start: Int, to end: Int) {
        var location = start
        while location < end {
            let byte = bytes[location]
            location &+= 1
            if byte == 0x0A || byte == 0x0D { endLine(at: location) }
        }
    }

    /// The next line break, or the end.
    mutating func lineEnd(from start: Int) -> Int {
        let bytes = bytes
        let count = count
        var location = start
        while location < count, bytes[location] != 0x0A, bytes[location] != 0x0D { location &+= 1 }
        return location
    }

    /// The end of a block comment. Block comments nest.
    private mutating func blockCommentEnd(from start: Int) -> Int {
        let bytes = bytes
        let count = count
        var depth = 1
        var location = start &+ 2
        while location < count {
            let byte = bytes[location]
            location &+= 1
            if byte == UInt8(ascii: "*") {
                guard location < count, bytes[location] == UInt8(ascii: "/") else { continue }
                location &+= 1
                depth &-= 1
                if depth == 0 { return location }
            } else if byte == UInt8(ascii: "/") {
                guard location < count, bytes[location] == UInt8(ascii: "*") else { continue }
                location &+= 1
                depth &+= 1
            } else if byte == 0x0A || byte == 0x0D {
                flags |= TokenRecord.newlineBefore
                endLine(at: location)
            }
        }
        report("unterminated comment", from: start, to: min(start &+ 2, count))
        return location
    }

    /// The end of a conflict left by version control. Everything between `<<<<<<< ` and `>>>>>>> ` is skipped.
    ///
    /// - Returns: the end of the line of the end mark; `start` if this is not a conflict.
    private mutating func conflictEnd(from start: Int) -> Int {
        guard !hasNoConflictEnd, hasMarker(UInt8(ascii: "<"), at: start) else { return start }
        guard start == 0 || bytes[start &- 1] == 0x0A || bytes[start &- 1] == 0x0D else { return start }
        var location = start &+ 7
        while location < count {
            if bytes[location] == UInt8(ascii: ">"), bytes[location &- 1] == 0x0A || bytes[location &- 1] == 0x0D,
                hasMarker(UInt8(ascii: ">"), at: location)
            {
                let end = lineEnd(from: location)
                endLines(from: start, to: end)
                report("the source contains a version control conflict marker", from: start, to: end)
                return end
            }
            location &+= 1
        }
        hasNoConflictEnd = true
        return start
    }

    private mutating func hasMarker(_ byte: UInt8, at location: Int) -> Bool {
        guard count &- location >= 8 else { return false }
        var offset = 0
        while offset < 7 {
            guard bytes[location &+ offset] == byte else { return false }
            offset &+= 1
        }
        return bytes[location &+ 7] == UInt8(ascii: " ")
    }

    /// A character beyond ASCII: part of a name, an operator, or an invalid character.
    mutating func lexHighByte() {
        let start = index
        let scalar = DecodedScalar.decode(bytes, at: index, count: count)
        if scalar.length == 0 {
            var end = start &+ 1
            while end < count, bytes[end] & 0xC0 == 0x80 { end &+= 1 }
            // `reportInvalidBytes` reports them.
            skip(to: end)
        } else if scalar.continuesIdentifier {
            lexIdentifier()
        } else if scalar.startsOperator {
            lexOperator()
        } else {
            skip(to: start &+ scalar.length)
            // A byte order mark between tokens is ignored.
            guard scalar.value != 0xFEFF else { return }
            report("this character is not valid in Swift", from: start, to: index)
        }
    }
}
