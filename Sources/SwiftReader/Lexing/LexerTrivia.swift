/// White space, comments and what else stands between tokens.
extension Lexer {
    mutating func skipTrivia() {
        while index < count {
            let byte = bytes[index]
            if classes[Int(byte)] & ByteClass.space != 0 {
                index &+= 1
            } else if byte == 0x0A || byte == 0x0D {
                if newlineEndsString {
                    sawNewline = true
                    return
                }
                sawNewline = true
                index &+= 1
                endLine(byte)
            } else if byte == UInt8(ascii: "/") {
                guard index &+ 1 < count else { return }
                if bytes[index &+ 1] == UInt8(ascii: "/") {
                    skipLine()
                } else if bytes[index &+ 1] == UInt8(ascii: "*") {
                    skipBlockComment()
                } else {
                    return
                }
            } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
                guard sawNewline, skipConflict(byte) else { return }
            } else if byte == 0 {
                report("a NUL byte stands in the source", from: index, to: index &+ 1)
                index &+= 1
            } else {
                return
            }
        }
    }

    /// Behind a line break: a new line starts, unless `\n` follows `\r`.
    mutating func endLine(_ byte: UInt8) {
        if byte == 0x0D, index < count, bytes[index] == 0x0A { return }
        lineStarts.append(UInt32(truncatingIfNeeded: index))
    }

    /// The line breaks in what was skipped without looking.
    mutating func endLines(from start: Int, to end: Int) {
        let kept = index
        var scan = start
        while scan < end {
            let byte = bytes[scan]
            scan &+= 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            index = scan
            endLine(byte)
        }
        index = kept
    }

    /// To the line break or the end.
    mutating func skipLine() {
        while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index &+= 1 }
    }

    /// Block comments nest.
    mutating func skipBlockComment() {
        let start = index
        var depth = 1
        index &+= 2
        while index < count {
            let byte = bytes[index]
            index &+= 1
            if byte == UInt8(ascii: "*") {
                guard index < count, bytes[index] == UInt8(ascii: "/") else { continue }
                index &+= 1
                depth &-= 1
                if depth == 0 { return }
            } else if byte == UInt8(ascii: "/") {
                guard index < count, bytes[index] == UInt8(ascii: "*") else { continue }
                index &+= 1
                depth &+= 1
            } else if byte == 0x0A || byte == 0x0D {
                sawNewline = true
                endLine(byte)
            }
        }
        report("this comment has no end", from: start, to: min(start &+ 2, count))
    }

    /// What version control leaves between `<<<<<<< ` and `>>>>>>> ` is skipped as a whole.
    private mutating func skipConflict(_ byte: UInt8) -> Bool {
        guard !hasNoConflictEnd, hasMarker(UInt8(ascii: "<"), at: index), byte == UInt8(ascii: "<") else {
            return false
        }
        guard index == 0 || bytes[index &- 1] == 0x0A || bytes[index &- 1] == 0x0D else { return false }
        let start = index
        var end = index &+ 7
        while end < count {
            if bytes[end] == UInt8(ascii: ">"), bytes[end &- 1] == 0x0A || bytes[end &- 1] == 0x0D,
                hasMarker(UInt8(ascii: ">"), at: end)
            {
                index = end
                skipLine()
                endLines(from: start, to: index)
                report("a conflict of version control stands in the source", from: start, to: index)
                return true
            }
            end &+= 1
        }
        hasNoConflictEnd = true
        return false
    }

    private mutating func hasMarker(_ byte: UInt8, at place: Int) -> Bool {
        guard count &- place >= 8 else { return false }
        var offset = 0
        while offset < 7 {
            guard bytes[place &+ offset] == byte else { return false }
            offset &+= 1
        }
        return bytes[place &+ 7] == UInt8(ascii: " ")
    }

    /// A character beyond ASCII: a name, an operator, or something that does not belong here.
    mutating func lexHighByte() {
        let start = index
        let scalar = DecodedScalar.decode(bytes, at: index, count: count)
        if scalar.length == 0 {
            index &+= 1
            while index < count, bytes[index] & 0xC0 == 0x80 { index &+= 1 }
            report("these bytes are not UTF-8", from: start, to: index)
        } else if scalar.continuesIdentifier {
            lexIdentifier()
        } else if scalar.startsOperator {
            lexOperator()
        } else if scalar.value == 0xFEFF {
            index &+= scalar.length
        } else {
            index &+= scalar.length
            report("this character means nothing in Swift", from: start, to: index)
        }
    }
}
