/// Suffixes of names in expressions, and key paths.
extension Parser {
    /// `<A, B>` after a name, if these are generic arguments.
    mutating func readGenericArguments() -> SourceRange {
        guard kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator,
            firstByte(position) == UInt8(ascii: "<")
        else { return .none }
        let end = genericArgumentsEnd(at: position)
        guard end.isType else { return .none }
        let from = start
        goTo(end)
        return rangeToHere(from: from)
    }

    /// `(a:b:)` after a function's name.
    mutating func readArgumentNames() {
        guard kind == .leftParen, !tokens[position].startsLine, token(position &+ 1).kind != .rightParen,
            token(position &+ 2).kind == .colon || token(position &+ 2).kind == .colonColon
        else { return }
        var scan = position &+ 1
        while scan < last {
            if tokens[scan].kind == .rightParen {
                advance(to: scan &+ 1)
                return
            }
            guard isLabel(scan) else { return }
            scan &+= 1
            guard token(scan).kind == .colon || token(scan).kind == .colonColon else { return }
            scan &+= 1
        }
    }

    /// Skips the key path at a backslash.
    mutating func readKeyPath() {
        advance()
        if isModuleSelector(position) { advance(to: position &+ 2) }
        if isName(position) || (kind == .keyword && word == .anyType) {
            advance()
            _ = readGenericArguments()
        } else if kind == .leftParen || kind == .leftSquare {
            advance(to: afterMatch(position))
        }
        while position < last {
            switch kind {
            case .period:
                guard isMemberName(position &+ 1) || token(position &+ 1).kind == .leftSquare,
                    !endsStatement(position)
                else { return }
                advance()
                if isModuleSelector(position) { advance(to: position &+ 2) }
                if kind != .leftSquare { advance() }
                _ = readGenericArguments()
                readArgumentNames()
            case .leftSquare, .leftParen:
                guard !tokens[position].startsLine else { return }
                advance(to: afterMatch(position))
            case .postfixQuestion, .exclamation:
                advance()
            case .binaryOperator, .prefixOperator, .postfixOperator:
                guard isKeyPathOperator(position) else { return }
                let endsInDot = bytes[Int(tokens[position].end) &- 1] == UInt8(ascii: ".")
                advance()
                if endsInDot, isMemberName(position) { advance() }
            default:
                return
            }
        }
    }

    /// Whether a token is `.?.`, `?.` or the like, which the lexer treats as an operator.
    private mutating func isKeyPathOperator(_ index: Int) -> Bool {
        let token = tokens[index]
        guard !token.hasSpaceBefore, bytes[Int(token.start)] == UInt8(ascii: ".") else { return false }
        var location = token.start
        while location < token.end {
            switch bytes[Int(location)] {
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): location &+= 1
            default: return false
            }
        }
        // `...` and `..` are real operators.
        return token.end &- token.start > 1 && bytes[Int(token.start) &+ 1] != UInt8(ascii: ".")
    }
}
