/// The slots for the current binding in the frames of conditions and of `for`.
extension Frame {
    /// The index of its first name in `openNames`.
    fileprivate var firstName: Int {
        get { Int(slot0) }
        set { slot0 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The token of its `let` or `var`; -1 if there is none.
    fileprivate var keyword: Int {
        get { Int(slot1) }
        set { slot1 = Int32(truncatingIfNeeded: newValue) }
    }

    /// Its type annotation.
    fileprivate var type: SourceRange {
        get { rangeSlot }
        set { rangeSlot = newValue }
    }
}

/// The conditions of `if`, `guard` and `while`, and what follows them.
extension Parser {
    private enum ConditionState {
        static let begin: UInt8 = 0
        static let expression: UInt8 = 1
        static let boundValue: UInt8 = 2
        static let pattern: UInt8 = 3
        static let matchedValue: UInt8 = 4
        static let next: UInt8 = 5
    }

    mutating func pushConditions() {
        frames.push(Frame(.conditions))
    }

    mutating func stepConditions() {
        let frame = frames.top
        while true {
            switch frame.pointee.state {
            case ConditionState.begin:
                if startCondition(frame) { return }
            case ConditionState.expression, ConditionState.matchedValue:
                addResultItem()
                frame.pointee.state = ConditionState.next
            case ConditionState.boundValue:
                finishConditionBinding(frame)
                frame.pointee.state = ConditionState.next
            case ConditionState.pattern:
                addResultItem()
                if take(.colon) { _ = readType() }
                frame.pointee.state = ConditionState.next
                if take(.equal) {
                    frame.pointee.state = ConditionState.matchedValue
                    return pushExpression(Flavor.head)
                }
            default:
                guard take(.comma) else { return frames.pop() }
                frame.pointee.state = ConditionState.begin
            }
        }
    }

    /// - Returns: whether a frame was pushed.
    private mutating func startCondition(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        if kind == .keyword {
            switch word {
            case .let_, .var_, .inout_: return startConditionBinding(frame)
            case .case_:
                advance()
                frame.pointee.state = ConditionState.pattern
                pushExpression(Flavor.head | Flavor.pattern)
                return true
            default: break
            }
        }
        guard kind != .leftBrace || isTrailingClosure(position, flavor: Flavor.head) else {
            frame.pointee.state = ConditionState.next
            return false
        }
        frame.pointee.state = ConditionState.expression
        pushExpression(Flavor.head)
        return true
    }

    private mutating func startConditionBinding(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        let keyword = position
        frame.pointee.firstName = openNames.count
        frame.pointee.keyword = keyword
        frame.pointee.type = .none
        advance()
        if !readBindingPattern(start: tokens[keyword].start) { report("a name is missing here", at: position) }
        if take(.colon) { frame.pointee.type = readType() }
        frame.pointee.state = ConditionState.boundValue
        resultExpression = -1
        guard take(.equal) else { return false }
        pushExpression(Flavor.head)
        return true
    }

    private mutating func finishConditionBinding(_ pointer: UnsafeMutablePointer<Frame>) {
        let frame = pointer.pointee
        finishNames(
            from: frame.firstName,
            keyword: frame.keyword,
            type: frame.type,
            value: resultExpression,
            binding: .optional
        )
    }

    /// Completes the declarations of names that one keyword binds to one value.
    mutating func finishNames(
        from first: Int,
        keyword outer: Int,
        type: SourceRange,
        value: Int32,
        binding: Declaration.Binding
    ) {
        var index = first
        while index < openNames.count {
            let bound = openNames[index]
            let keyword = bound.keyword < 0 ? outer : Int(bound.keyword)
            index &+= 1
            var pending = PendingDeclaration(kind: .variable, start: 0)
            let reserved = declarations[Int(bound.slot)]
            pending.block = reserved.block.value
            pending.condition = reserved.condition ?? -1
            if keyword >= 0 { pending.keyword = range(keyword) }
            if keyword < 0 || tokens[keyword].word != .var_ { pending.modifiers = .constant }
            pending.type = type
            pending.initialValue = value
            pending.binding = binding
            write(bound, as: &pending, end: lastEnd)
        }
        openNames.shorten(to: first)
    }

    mutating func stepIf() {
        let frame = frames.top
        switch frame.pointee.state {
        case 0:
            frame.pointee.state = 1
            readBody()
        case 1:
            frame.pointee.state = 2
            guard kind == .keyword, word == .else_ else { return endControl() }
            advance()
            if kind == .keyword, word == .if_ {
                pushControl(asExpression: false)
            } else if kind == .leftBrace {
                pushBraces(.statement, flags: BlockFlag.isItem)
            } else {
                report("a `{` is missing here", at: position)
                endControl()
            }
        default:
            endControl()
        }
    }

    /// Parses the braces of a statement, if present.
    private mutating func readBody() {
        if kind == .leftBrace {
            pushBraces(.statement, flags: BlockFlag.isItem)
        } else {
            report("a `{` is missing here", at: position)
        }
    }

    mutating func stepGuard() {
        let frame = frames.top
        guard frame.pointee.state == 0 else { return frames.pop() }
        frame.pointee.state = 1
        if kind == .keyword, word == .else_ { advance() } else { report("`else` is missing here", at: position) }
        readBody()
    }

    mutating func stepWhile() {
        let frame = frames.top
        guard frame.pointee.state == 0 else { return endControl() }
        frame.pointee.state = 1
        readBody()
    }

    mutating func stepRepeat() {
        let frame = frames.top
        if frame.pointee.state == 0 {
            frame.pointee.state = 1
            guard kind == .keyword, word == .while_ else { return endControl() }
            advance()
            return pushExpression()
        }
        addResultItem()
        endControl()
    }

    private enum ForState {
        static let begin: UInt8 = 0
        static let pattern: UInt8 = 1
        static let sequence: UInt8 = 2
        static let filter: UInt8 = 3
        static let body: UInt8 = 4
    }

    /// Starts at `for`.
    mutating func pushFor() {
        var frame = Frame(.forStatement)
        openBlock(.statement, start: start)
        frame.firstName = openNames.count
        frames.push(frame)
        advance()
    }

    mutating func stepFor() {
        let frame = frames.top
        switch frame.pointee.state {
        case ForState.begin:
            startFor(frame)
        case ForState.pattern:
            addResultItem()
            readForSequence(frame)
        case ForState.sequence:
            addResultItem()
            finishNames(
                from: frame.pointee.firstName,
                keyword: frame.pointee.keyword,
                type: frame.pointee.type,
                value: resultExpression,
                binding: .loop
            )
            frame.pointee.state = ForState.filter
            resultExpression = -1
            if kind == .keyword, word == .where_ {
                advance()
                pushExpression(Flavor.head)
            }
        case ForState.filter:
            addResultItem()
            frame.pointee.state = ForState.body
            readBody()
        default:
            endControl()
        }
    }

    private mutating func startFor(_ frame: UnsafeMutablePointer<Frame>) {
        while (kind == .keyword && word == .try_)
            || ((word == .await_ || word == .unsafe_) && token(position &+ 1).word != .in_)
        {
            advance()
        }
        if kind == .keyword, word == .case_ {
            advance()
            frame.pointee.state = ForState.pattern
            return pushExpression(Flavor.head | Flavor.pattern)
        }
        if kind == .keyword, word == .let_ || word == .var_ {
            frame.pointee.keyword = position
            advance()
        }
        if !readBindingPattern(start: start) {
            while position < last, !(kind == .keyword && word == .in_), kind != .leftBrace, kind != .rightBrace {
                advance()
            }
        }
        if take(.colon) { frame.pointee.type = readType() }
        readForSequence(frame)
    }

    private mutating func readForSequence(_ frame: UnsafeMutablePointer<Frame>) {
        frame.pointee.state = ForState.sequence
        resultExpression = -1
        if kind == .colon { advance(); _ = readType() }
        guard kind == .keyword, word == .in_ else { return report("`in` is missing here", at: position) }
        advance()
        pushExpression(Flavor.head)
    }
}
