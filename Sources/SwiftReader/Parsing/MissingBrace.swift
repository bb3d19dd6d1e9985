/// Where the head of a type is not followed by the `{` of its members.
extension Parser {
    /// Behind the head of a type.
    ///
    /// - Parameter declaration: where the declaration starts.
    /// - Returns: whether its members can be read from here on: at their `{`, once what has no meaning in front of it
    ///   is passed over, or at the first of them where only the `{` was never written, as the indentation says.
    mutating func findsMembers(from declaration: UInt32) -> Bool {
        let brace = braceOnLine()
        if brace > position {
            report("this could not be read", at: position)
            advance(to: brace)
            return true
        }
        report("the `{` of a type is missing here", at: position)
        let outer = indentation(of: declaration)
        return outer >= 0 && position < last && tokens[position].startsLine && indentation(of: start) > outer
    }

    /// The `{` on the line of this token, before anything that may be a declaration; this token where there is none.
    private mutating func braceOnLine() -> Int {
        guard position >= braceSearchEnd else { return position }
        var scan = position
        while scan < last, !tokens[scan].startsLine {
            switch tokens[scan].kind {
            case .leftBrace: return scan
            case .leftParen, .leftSquare, .stringStart: scan = afterMatch(scan)
            case .rightBrace, .semicolon, .stringMiddle, .stringEnd, .poundIf, .poundElseif, .poundElse, .poundEndif:
                braceSearchEnd = scan
                return position
            case .keyword where tokens[scan].word != .where_ && tokens[scan].word != .anyType:
                braceSearchEnd = scan
                return position
            default: scan &+= 1
            }
        }
        braceSearchEnd = scan
        return position
    }

    /// How many bytes of white space stand in front of a byte; -1 where something else stands on the line.
    private mutating func indentation(of offset: UInt32) -> Int {
        var place = Int(offset)
        while place > 0, bytes[place &- 1] == 0x20 || bytes[place &- 1] == 0x09 { place &-= 1 }
        let startsLine = place == 0 || bytes[place &- 1] == 0x0A || bytes[place &- 1] == 0x0D
        return startsLine ? Int(offset) &- place : -1
    }
}
