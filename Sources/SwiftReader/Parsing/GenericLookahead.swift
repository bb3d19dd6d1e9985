/// Whether a `<` in an expression opens generic arguments.
///
/// The rule is that of swift-syntax: the tokens up to the `>` must form a list of types, and the next token must be one
/// that cannot continue a comparison. Each `<` is resolved once and the result is stored in its token: `extra` is 1 for
/// "no", otherwise 2 plus the number of bytes of the closing token after the `>`. `match` is the index of the closing
/// token.
extension Parser {
    private enum Opener {
        static let paren: Int32 = -1
        static let square: Int32 = -2
        /// The `<` of an attribute, after whose `>` a type must follow.
        static let attribute: Int32 = -3
    }

    /// Resolves an operator that starts with `<`.
    ///
    /// - Returns: the end of the arguments; `isType` is false for an ordinary operator.
    mutating func genericArgumentsEnd(at index: Int) -> TypeEnd {
        let none = TypeEnd(token: index, cut: 0, isType: false)
        if tokens[index].extra == 0 { resolveAngle(index) }
        let note = tokens[index].extra
        guard note >= 2 else { return none }
        let closing = Int(tokens[index].match)
        let rest = UInt32(note) &- 2
        let end = tokens[closing].end &- rest
        if rest > 0 {
            let next = bytes[Int(end)]
            guard next == UInt8(ascii: "?") || next == UInt8(ascii: "!") else { return none }
            return TypeEnd(token: closing, cut: end, isType: true)
        }
        let found = TypeEnd(token: closing &+ 1, cut: 0, isType: true)
        let next = token(closing &+ 1)
        switch next.kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamation, .postfixQuestion, .colon:
            return found
        case .leftParen, .leftSquare:
            return next.startsLine ? none : found
        case .binaryOperator:
            return isOperator(closing &+ 1, UInt8(ascii: "&")) ? found : none
        default:
            return none
        }
    }

    /// The token after the `>` that matches the `<` of an attribute, or -1.
    mutating func angleEnd(_ index: Int) -> Int {
        if tokens[index].extra == 0 { resolveAngle(index) }
        return tokens[index].extra >= 2 ? Int(tokens[index].match) &+ 1 : -1
    }

    private mutating func resolveAngle(_ first: Int) {
        lookaheadStack.shorten(to: 0)
        var index = first
        var wantsOperand = false
        while index < last {
            let next: Int
            if wantsOperand {
                next = lookAtOperand(index, &wantsOperand)
            } else {
                next = lookBehindOperand(index, &wantsOperand)
            }
            guard next > index else { break }
            if lookaheadStack.isEmpty { return }
            index = next
        }
        while let opener = lookaheadStack.popLast() {
            if opener >= 0 { tokens[Int(opener)].extra = 1 }
        }
        if tokens[first].extra == 0 { tokens[first].extra = 1 }
    }

    /// - Returns: the next token to scan, or -1 if this is not a list of types.
    private mutating func lookAtOperand(_ index: Int, _ wantsOperand: inout Bool) -> Int {
        switch tokens[index].kind {
        case .at: return lookAtAttribute(index)
        case .identifier:
            let next = specifierEnd(index)
            if next > 0 { return next }
            if isElementLabel(index) { return index &+ 2 }
            if token(index &+ 1).kind == .identifier, isElementLabel(index &+ 1), lookaheadStack.last == Opener.paren {
                return index &+ 3
            }
            wantsOperand = false
            return index &+ 1
        case .keyword:
            switch tokens[index].word {
            case .inout_, .repeat_: return index &+ 1
            case .anyType, .selfType:
                wantsOperand = false
                return index &+ 1
            default: return isElementLabel(index) ? index &+ 2 : -1
            }
        case .wildcard:
            if isElementLabel(index) { return index &+ 2 }
            if isElementLabel(index &+ 1), lookaheadStack.last == Opener.paren { return index &+ 3 }
            wantsOperand = false
            return index &+ 1
        case .integer:
            wantsOperand = false
            return index &+ 1
        case .leftParen:
            lookaheadStack.append(Opener.paren)
            return index &+ 1
        case .leftSquare:
            lookaheadStack.append(Opener.square)
            return index &+ 1
        case .rightParen where lookaheadStack.last == Opener.paren:
            lookaheadStack.shorten(to: lookaheadStack.count &- 1)
            wantsOperand = false
            return index &+ 1
        case .prefixOperator, .binaryOperator, .postfixOperator:
            if endsArgumentsEarly(index) {
                wantsOperand = false
                return lookAtOperator(index, &wantsOperand)
            }
            let isSign = isOperator(index, UInt8(ascii: "-")) && token(index &+ 1).kind == .integer
            return isSign || isOperator(index, UInt8(ascii: "~")) ? index &+ 1 : -1
        default: return -1
        }
    }

    /// Skips the attribute at an `@`, or enters its generic arguments, which may contain attributes.
    private mutating func lookAtAttribute(_ index: Int) -> Int {
        let end = attributeNameEnd(index)
        guard end > index &+ 1, startsAttributeAngle(end) else { return attributeEnd(index) }
        lookaheadStack.append(Opener.attribute)
        lookaheadStack.append(Int32(truncatingIfNeeded: end))
        return tokens[end].end &- tokens[end].start == 1 ? end &+ 1 : -1
    }

    /// The token after the arguments in parentheses that follow an attribute's generic arguments.
    private mutating func afterAttributeAngle(_ index: Int) -> Int {
        let next = token(index)
        guard next.kind == .leftParen, !next.hasSpaceBefore, next.match > index else { return index }
        return afterMatch(index)
    }

    /// Whether the generic arguments end here, empty or with a trailing comma.
    private mutating func endsArgumentsEarly(_ index: Int) -> Bool {
        guard firstByte(index) == UInt8(ascii: ">"), let opener = lookaheadStack.last, opener >= 0 else { return false }
        return tokens[index &- 1].kind == .comma || Int(opener) == index &- 1
    }

    private mutating func isElementLabel(_ index: Int) -> Bool {
        lookaheadStack.last == Opener.paren && token(index &+ 1).kind == .colon
    }

    private mutating func lookBehindOperand(_ index: Int, _ wantsOperand: inout Bool) -> Int {
        switch tokens[index].kind {
        case .period, .colonColon:
            let next = token(index &+ 1).kind
            return next == .identifier || next == .keyword ? index &+ 2 : -1
        case .postfixQuestion, .exclamation:
            return tokens[index].startsLine ? -1 : index &+ 1
        case .arrow:
            wantsOperand = true
            return index &+ 1
        case .identifier, .keyword:
            if tokens[index].word == .of_, lookaheadStack.last == Opener.square {
                wantsOperand = true
                return index &+ 1
            }
            let arrow = arrowAfterEffects(index)
            wantsOperand = true
            return arrow > 0 ? arrow &+ 1 : -1
        case .comma:
            guard lookaheadStack.last != Opener.square else { return -1 }
            wantsOperand = true
            return index &+ 1
        case .colon:
            guard lookaheadStack.last == Opener.square else { return -1 }
            wantsOperand = true
            return index &+ 1
        case .rightParen: return popLookahead(Opener.paren) ? index &+ 1 : -1
        case .rightSquare: return popLookahead(Opener.square) ? index &+ 1 : -1
        case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand:
            return lookAtOperator(index, &wantsOperand)
        default: return -1
        }
    }

    private mutating func popLookahead(_ opener: Int32) -> Bool {
        guard lookaheadStack.last == opener else { return false }
        lookaheadStack.shorten(to: lookaheadStack.count &- 1)
        return true
    }

    private mutating func lookAtOperator(_ index: Int, _ wantsOperand: inout Bool) -> Int {
        let token = tokens[index]
        var location = token.start
        var closed = false
        if token.end &- location == 3, bytes[Int(location)] == UInt8(ascii: ".") { return index &+ 1 }
        while location < token.end {
            switch bytes[Int(location)] {
            case UInt8(ascii: "<") where location == token.start:
                lookaheadStack.append(Int32(truncatingIfNeeded: index))
                wantsOperand = true
            case UInt8(ascii: ">") where !wantsOperand:
                guard let opener = lookaheadStack.last, opener >= 0 else { return -1 }
                lookaheadStack.shorten(to: lookaheadStack.count &- 1)
                closed = true
                let rest = token.end &- location &- 1
                tokens[Int(opener)].match = Int32(truncatingIfNeeded: index)
                tokens[Int(opener)].extra = rest < 250 ? UInt8(truncatingIfNeeded: rest &+ 2) : 1
                if lookaheadStack.isEmpty { return index &+ 1 }
                if lookaheadStack.last == Opener.attribute {
                    lookaheadStack.shorten(to: lookaheadStack.count &- 1)
                    wantsOperand = true
                    return rest > 0 ? -1 : afterAttributeAngle(index &+ 1)
                }
            case UInt8(ascii: "?") where closed, UInt8(ascii: "!") where closed: break
            case UInt8(ascii: "&") where !wantsOperand: wantsOperand = true
            case UInt8(ascii: "~") where wantsOperand, UInt8(ascii: "-") where wantsOperand: break
            case UInt8(ascii: "-") where closed && location &+ 1 < token.end && bytes[Int(location) &+ 1] == 0x3E:
                location &+= 1
                wantsOperand = true
            default: return -1
            }
            location &+= 1
        }
        return index &+ 1
    }
}
