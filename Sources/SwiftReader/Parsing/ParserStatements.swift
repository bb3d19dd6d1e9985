/// The slots of the frame of an `if`, `switch` or `do`, besides `outerDirectives`.
extension Frame {
    /// The token of the keyword.
    var controlKeyword: Int {
        get { Int(slot1) }
        set { slot1 = Int32(truncatingIfNeeded: newValue) }
    }
}

/// Statements.
extension Parser {
    enum StatementStart {
        /// The statement is complete.
        case none
        /// A frame was pushed that parses it.
        case pushed
        /// An expression follows, which becomes an item of the block.
        case expression, returned, thrown
    }

    mutating func startStatement() -> StatementStart {
        switch kind {
        case .keyword: return startKeywordStatement()
        case .identifier:
            if token(position &+ 1).kind == .colon, isLabelled(position &+ 2) {
                advance()
                advance()
                return .none
            }
            return word == .none ? .expression : startContextualStatement()
        default: return .expression
        }
    }

    private mutating func isLabelled(_ index: Int) -> Bool {
        switch token(index).word {
        case .while_, .for_, .repeat_, .switch_, .do_, .if_, .guard_: token(index).kind == .keyword
        default: false
        }
    }

    private mutating func startKeywordStatement() -> StatementStart {
        switch word {
        case .if_, .switch_, .do_:
            pushControl(asExpression: false)
            return .pushed
        case .guard_:
            frames.push(Frame(.guardStatement))
            advance()
            pushConditions()
            return .pushed
        case .while_:
            openBlock(.statement, start: start)
            frames.push(Frame(.whileStatement))
            advance()
            pushConditions()
            return .pushed
        case .repeat_ where token(position &+ 1).kind == .leftBrace:
            openBlock(.statement, start: start)
            frames.push(Frame(.repeatStatement))
            advance()
            pushBraces(.statement, flags: BlockFlag.isItem)
            return .pushed
        case .for_:
            pushFor()
            return .pushed
        case .defer_:
            advance()
            guard kind == .leftBrace else { return .none }
            pushBraces(.statement, flags: BlockFlag.isItem)
            return .pushed
        case .return_:
            advance()
            guard startsReturnedValue else {
                openItems.append(.returned(nil))
                return .none
            }
            return .returned
        case .throw_:
            advance()
            return .thrown
        case .break_, .continue_:
            advance()
            if kind == .identifier, !tokens[position].startsLine { advance() }
            return .none
        case .fallthrough_:
            advance()
            return .none
        case .else_, .catch_, .case_, .default_, .in_, .where_:
            return .none
        default:
            return .expression
        }
    }

    /// `yield x`, `then x`, `discard self`; otherwise the word is a name.
    private mutating func startContextualStatement() -> StatementStart {
        switch word {
        case .yield_, .then_:
            let next = token(position &+ 1)
            let isYield = word == .yield_
            let takesMore = isYield && !next.startsLine && next.kind == .prefixAmpersand
            guard takesMore || startsOperandOnLine(position &+ 1, allowsBracket: false) else { return .expression }
            advance()
            return isYield ? .thrown : .expression
        case .discard_:
            if token(position &+ 1).word == .self_, !token(position &+ 1).startsLine { advance() }
            return .expression
        default:
            return .expression
        }
    }

    /// Whether a value follows `return`. It may be on the next line, but a statement or declaration is not a value.
    private var startsReturnedValue: Bool {
        mutating get {
            switch kind {
            case .rightBrace, .semicolon, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif, .rightParen,
                .rightSquare, .comma, .colon, .stringMiddle, .stringEnd, .poundSourceLocation:
                return false
            case .binaryOperator, .equal, .postfixOperator, .arrow:
                return !tokens[position].startsLine
            case .keyword:
                switch word {
                case .if_, .switch_: return true
                case .do_: return !tokens[position].startsLine
                case .case_, .default_, .while_, .for_, .guard_, .return_, .throw_, .break_, .continue_, .fallthrough_,
                    .defer_, .else_, .catch_, .in_, .where_, .as_, .is_:
                    return false
                case .repeat_: return token(position &+ 1).kind != .leftBrace
                default: break
                }
            case .identifier:
                if token(position &+ 1).kind == .colon, isLabelled(position &+ 2) { return false }
            case .at:
                if isCaseStart(position) { return false }
            default: break
            }
            guard tokens[position].startsLine else { return true }
            return declarationStart(from: position, inMembers: false, inFile: false) < 0
        }
    }

    /// Starts at `if`, `switch` or `do`.
    mutating func pushControl(asExpression: Bool) {
        let flags: UInt16 = asExpression ? ControlFlag.isExpression : 0
        let frameKind: FrameKind = word == .if_ ? .ifStatement : word == .switch_ ? .switchStatement : .doStatement
        var frame = Frame(frameKind, flags: flags)
        frame.outerDirectives = openDirectives.count
        frame.controlKeyword = position
        openBlock(.statement, start: start)
        frames.push(frame)
        advance()
        switch frameKind {
        case .ifStatement: pushConditions()
        case .switchStatement: pushExpression(Flavor.head)
        default: break
        }
    }

    enum ControlFlag {
        static let isExpression: UInt16 = 1
    }

    /// Closes a statement's block and makes it an item or an expression.
    mutating func endControl() {
        let frame = frames.top.pointee
        frames.pop()
        closeBlock()
        let block = resultBlock
        guard frame.flags & ControlFlag.isExpression != 0 else {
            openItems.append(.block(BlockID(Int(block))))
            return
        }
        resultExpression = add(
            Expression(
                kind: .control,
                range: rangeToHere(from: tokens[frame.controlKeyword].start),
                name: range(frame.controlKeyword),
                block: BlockID(Int(currentBlock)),
                body: BlockID(Int(block))
            )
        )
    }
}
