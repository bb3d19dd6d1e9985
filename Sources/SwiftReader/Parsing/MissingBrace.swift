/// Where the head of a type is not followed by the `{` of its members.
extension Parser {
    /// Behind the head of a type.
    ///
    /// - Parameter declaration: where the declaration starts.
    /// - Returns: whether its members can be read from here on: at their `{`, once what has no meaning in front of it
    ///   is passed over, or at the first of them where no `{` was ever written, as the indentation says.
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

    /// The `{` on the line of a token; where there is none, what may be a declaration, or the next line.
    private mutating func headEnd(from index: Int) -> Int {
        // A line full of heads is looked at once.
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

    /// How many bytes of white space stand in front of a byte; -1 where something else stands on the line.
    private mutating func indentation(of offset: UInt32) -> Int {
        var location = Int(offset)
        while location > 0, bytes[location &- 1] == 0x20 || bytes[location &- 1] == 0x09 { location &-= 1 }
        let startsLine = location == 0 || bytes[location &- 1] == 0x0A || bytes[location &- 1] == 0x0D
        return startsLine ? Int(offset) &- location : -1
    }
}
