/// The delimiters of a string literal.
struct StringShape {
    let isMultiline: Bool
    /// The number of `#` on each side.
    let pounds: Int
    let quote: UInt8
}

/// String literals: plain, raw and multi-line, with interpolations.
extension Lexer {
    /// Lexes a string from its opening quote.
    ///
    /// - Parameter start: the start of the literal, including each `#`.
    mutating func lexString(pounds: Int, from start: Int) {
        let quote = bytes[index]
        index &+= 1
        var isMultiline = false
        if quote == UInt8(ascii: "\""), count &- index >= 2, bytes[index] == quote, bytes[index &+ 1] == quote,
            pounds == 0 || !closesOnLine(from: index &+ 2, pounds: pounds)
        {
            isMultiline = true
            index &+= 2
        }
        let shape = StringShape(isMultiline: isMultiline, pounds: pounds, quote: quote)
        lexStringBody(shape, first: -1, from: start)
    }

    /// Continues a string, at its start or after an interpolation.
    ///
    /// - Parameter first: the token of the first segment of the string, or -1 at its start.
    mutating func lexStringBody(_ shape: StringShape, first: Int, from start: Int) {
        let bytes = bytes
        while true {
            index = plainTextEnd(from: index)
            guard index < count else { break }
            let byte = bytes[index]
            if byte == shape.quote {
                index &+= 1
                if endsString(shape) { return finishString(first: first, from: start) }
            } else if byte == UInt8(ascii: "\\") {
                index &+= 1
                guard matchesPounds(shape.pounds, at: index), index &+ shape.pounds < count else { continue }
                if bytes[index &+ shape.pounds] == UInt8(ascii: "(") {
                    return beginInterpolation(shape, first: first, from: start)
                }
                skipEscape(shape)
            } else if !shape.isMultiline, byte == 0x0A || byte == 0x0D {
                break
            } else {
                index &+= 1
                if byte == 0x0A || byte == 0x0D { endLine(at: index) }
            }
        }
        report("unterminated string", from: start, to: index)
        finishString(first: first, from: start)
    }

    /// The next byte that may have a meaning in a string, or the end.
    private mutating func plainTextEnd(from start: Int) -> Int {
        let bytes = bytes
        let classes = classes
        let count = count
        var location = start
        while location < count, classes[Int(bytes[location])] & ByteClass.stringSpecial == 0 { location &+= 1 }
        return location
    }

    /// Skips an escape after its backslash and each `#`. The escaped character cannot end the string, but a line break
    /// can.
    private mutating func skipEscape(_ shape: StringShape) {
        let escaped = bytes[index &+ shape.pounds]
        index &+= shape.pounds
        if escaped != 0x0A, escaped != 0x0D { index &+= 1 }
    }

    /// After a quote: skips the rest of the closing delimiter, if this is one.
    private mutating func endsString(_ shape: StringShape) -> Bool {
        if shape.isMultiline {
            guard count &- index >= 2, bytes[index] == shape.quote, bytes[index &+ 1] == shape.quote,
                matchesPounds(shape.pounds, at: index &+ 2)
            else { return false }
            index &+= 2 &+ shape.pounds
            return true
        }
        guard matchesPounds(shape.pounds, at: index) else { return false }
        index &+= shape.pounds
        return true
    }

    private mutating func matchesPounds(_ pounds: Int, at location: Int) -> Bool {
        guard count &- location >= pounds else { return false }
        var offset = 0
        while offset < pounds {
            guard bytes[location &+ offset] == UInt8(ascii: "#") else { return false }
            offset &+= 1
        }
        return true
    }

    /// Whether `#"""…"#` ends on its line, and therefore is a single-line string that contains quotes.
    private mutating func closesOnLine(from location: Int, pounds: Int) -> Bool {
        if matchesPounds(pounds, at: location) { return true }
        var scan = location
        while scan < count, bytes[scan] != 0x0A, bytes[scan] != 0x0D {
            scan &+= 1
            if bytes[scan &- 1] == UInt8(ascii: "\""), matchesPounds(pounds, at: scan) { return true }
        }
        return false
    }

    private mutating func beginInterpolation(_ shape: StringShape, first: Int, from start: Int) {
        index &+= shape.pounds
        let token = tokens.count
        add(first < 0 ? .stringStart : .stringMiddle, from: start)
        interpolations.append(Interpolation(shape: shape, start: first < 0 ? token : first, parentheses: 0))
        updateNewlineRule()
        brackets.open(.stringStart, token: tokens.count)
        single(.leftParen)
    }

    private mutating func finishString(first: Int, from start: Int) {
        guard first >= 0 else { return add(.string, from: start) }
        add(.stringEnd, from: start)
        let last = tokens.count &- 1
        tokens.start[first].match = Int32(truncatingIfNeeded: last)
        tokens.start[last].match = Int32(truncatingIfNeeded: first)
    }

    /// Ends a single-line string at a line break inside its interpolation.
    mutating func endInterruptedString() {
        guard let unfinished = interpolations.popLast() else { return }
        closeUnfinished(unfinished)
    }

    mutating func closeUnfinished(_ unfinished: Interpolation) {
        let start = Int(tokens[unfinished.start].start)
        report("unterminated string", from: start, to: index)
        brackets.dropInterpolation()
        updateNewlineRule()
        let kept = flags
        flags = 0
        finishString(first: unfinished.start, from: index)
        flags = kept
    }
}
