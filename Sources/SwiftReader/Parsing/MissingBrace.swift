/// Recovery from a missing `{` after the head of a type.
extension Parser {
    /// Finds the members after the head of a type.
    ///
    /// - Parameter declaration: the offset of the declaration.
    /// - Returns: whether the members can be parsed from here on: from their `{`, after skipping anything invalid
    ///   before it, or from the first member if the `{` is missing, judged by the indentation.
    mutating func findsMembers(from declaration: UInt32) -> Bool {
        let end = headEnd(from: position)
        guard tokens[end].kind == .leftBrace else {
            report("the `{` of a type is missing here", at: position)
            guard end < last, tokens[end].startsLine else { return false }
            let outer = indentation(of: declaration)
            guard outer >= 0, indentation(of: tokens[end].start) > outer else { return false }
            advance(to: end)
            return true
        }
        report("this could not be read", at: position)
        advance(to: end)
        return true
    }

    /// The `{` on the line of a token; otherwise a possible declaration, or the start of the next line.
    private mutating func headEnd(from index: Int) -> Int {
        // Scans a line with several heads only once.
        if index < headSearchEnd { return headSearchEnd }
        var scan = index
        search: while scan < last, !tokens[scan].startsLine {
            switch tokens[scan].kind {
            case .leftBrace, .rightBrace, .semicolon, .stringMiddle, .stringEnd, .poundIf, .poundElseif, .poundElse,
                .poundEndif:
                break search
            case .keyword where tokens[scan].word != .where_ && tokens[scan].word != .anyType:
                break search
            case .leftParen, .leftSquare, .stringStart: scan = afterMatch(scan)
            default: scan &+= 1
            }
        }
        headSearchEnd = scan
        return scan
    }

    /// The number of bytes of white space before an offset; -1 if the line contains other text before it.
    private mutating func indentation(of offset: UInt32) -> Int {
        var location = Int(offset)
        while location > 0, bytes[location &- 1] == 0x20 || bytes[location &- 1] == 0x09 { location &-= 1 }
        let startsLine = location == 0 || bytes[location &- 1] == 0x0A || bytes[location &- 1] == 0x0D
        return startsLine ? Int(offset) &- location : -1
    }
}
