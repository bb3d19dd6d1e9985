/// `switch`, `do` and `catch`.
extension Parser {
    /// Whether a `case` or `default` of a `switch` starts at a token.
    mutating func isCaseStart(_ first: Int) -> Bool {
        var index = first
        while index < last, tokens[index].kind == .at { index = attributeEnd(index) }
        guard tokens[index].kind == .keyword else { return false }
        return tokens[index].word == .case_ || tokens[index].word == .default_
    }

    /// Whether the first branch of an `#if` contains cases.
    mutating func isCaseDirective(_ first: Int) -> Bool {
        let known = tokens[first].extra & (DirectiveNote.case | DirectiveNote.noCase)
        if known != 0 { return known == DirectiveNote.case }
        let holdsCases = isCaseStart(directiveContent(first))
        note(holdsCases ? DirectiveNote.case : DirectiveNote.noCase, from: first)
        return holdsCases
    }

    mutating func stepSwitch() {
        let frame = frames.top
        if frame.pointee.state == 0 {
            frame.pointee.state = 1
            addResultItem()
            guard take(.leftBrace) else {
                report("a `{` is missing here", at: position)
                return endControl()
            }
        }
        while true {
            switch kind {
            case .rightBrace:
                advance()
                return endSwitch(frame)
            case .endOfFile, .stringMiddle, .stringEnd:
                report("this `switch` has no `}`", at: frame.pointee.controlKeyword)
                return endSwitch(frame)
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                if !readDirective(base: frame.pointee.outerDirectives) { return endSwitch(frame) }
            case .semicolon:
                advance()
            default:
                guard isCaseStart(position) else {
                    // A statement outside of any case is parsed into the switch's own block.
                    return pushItems(flags: BlockFlag.caseBody)
                }
                return pushCase()
            }
        }
    }

    private mutating func endSwitch(_ frame: UnsafeMutablePointer<Frame>) {
        while openDirectives.count > frame.pointee.outerDirectives { closeDirective() }
        endControl()
    }

    private enum CaseState {
        static let pattern: UInt8 = 0
        static let condition: UInt8 = 1
        static let colon: UInt8 = 2
        static let body: UInt8 = 3
    }

    /// Starts at `case` or `default`, or at an attribute before it.
    private mutating func pushCase() {
        var frame = Frame(.switchCase)
        openBlock(.statement, start: start)
        while kind == .at { advance(to: attributeEnd(position)) }
        frame.state = word == .default_ ? CaseState.colon : CaseState.pattern
        advance()
        frames.push(frame)
        if frame.state == CaseState.pattern { pushExpression(Flavor.pattern) }
    }

    mutating func stepSwitchCase() {
        let frame = frames.top
        switch frame.pointee.state {
        case CaseState.pattern:
            addResultItem()
            if kind == .keyword, word == .where_ {
                advance()
                frame.pointee.state = CaseState.condition
                return pushExpression()
            }
            afterCasePattern(frame)
        case CaseState.condition:
            addResultItem()
            afterCasePattern(frame)
        case CaseState.colon:
            if !take(.colon) { report("a `:` is missing here", at: position) }
            frame.pointee.state = CaseState.body
            pushItems(flags: BlockFlag.caseBody)
        default:
            frames.pop()
            closeBlock()
            openItems.append(.block(BlockID(Int(resultBlock))))
        }
    }

    private mutating func afterCasePattern(_ frame: UnsafeMutablePointer<Frame>) {
        if take(.comma) {
            frame.pointee.state = CaseState.pattern
            return pushExpression(Flavor.pattern)
        }
        frame.pointee.state = CaseState.colon
    }

    mutating func stepDo() {
        let frame = frames.top
        switch frame.pointee.state {
        case 0:
            frame.pointee.state = 1
            var modifiers: Modifiers = []
            readEffects(&modifiers)
            guard kind == .leftBrace else {
                report("a `{` is missing here", at: position)
                return
            }
            pushBraces(.statement, flags: BlockFlag.isItem)
        default:
            guard kind == .keyword, word == .catch_ else { return endControl() }
            openBlock(.statement, start: start)
            frames.push(Frame(.catchClause))
            advance()
            if kind != .leftBrace { pushCatchPattern() }
        }
    }

    private enum CatchState {
        static let begin: UInt8 = 0
        static let pattern: UInt8 = 1
        static let condition: UInt8 = 2
        static let body: UInt8 = 3
    }

    private mutating func pushCatchPattern() {
        frames.top.pointee.state = CatchState.pattern
        pushExpression(Flavor.pattern | Flavor.head)
    }

    mutating func stepCatch() {
        let frame = frames.top
        switch frame.pointee.state {
        case CatchState.pattern, CatchState.condition:
            addResultItem()
            if frame.pointee.state == CatchState.pattern, kind == .keyword, word == .where_ {
                advance()
                frame.pointee.state = CatchState.condition
                return pushExpression(Flavor.head)
            }
            if take(.comma) { return pushCatchPattern() }
            frame.pointee.state = CatchState.begin
        case CatchState.begin:
            frame.pointee.state = CatchState.body
            if kind == .leftBrace {
                pushBraces(.statement, flags: BlockFlag.isItem)
            } else {
                report("a `{` is missing here", at: position)
            }
        default:
            frames.pop()
            closeBlock()
            openItems.append(.block(BlockID(Int(resultBlock))))
        }
    }
}
