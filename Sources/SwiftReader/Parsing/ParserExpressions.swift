/// The slots of the frame of an expression. Its `flags` are those of `Flavor`.
extension Frame {
    /// The offset of its start.
    fileprivate var start: UInt32 {
        get { UInt32(bitPattern: slot0) }
        set { slot0 = Int32(bitPattern: newValue) }
    }

    /// The index of its first operand in `openArguments`.
    fileprivate var firstOperand: Int {
        get { Int(slot1) }
        set { slot1 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index of the next operand's first prefix in `openPrefixes`.
    fileprivate var firstPrefix: Int {
        get { Int(slot2) }
        set { slot2 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The number of `?` without a `:` so far.
    fileprivate var openQuestions: Int32 {
        get { slot3 }
        set { slot3 = newValue }
    }

    /// The number of open `#if`s among the suffixes of the operand.
    var suffixDirectives: Int32 {
        get { slot4 }
        set { slot4 = newValue }
    }

    /// The operator before the next operand; empty if there is none.
    fileprivate var operatorRange: SourceRange {
        get { rangeSlot }
        set { rangeSlot = newValue }
    }
}

/// The slots of the frame of an effect.
extension Frame {
    /// `try`, `await` and the like, including a following `?` or `!`.
    fileprivate var effectWord: SourceRange {
        get { rangeSlot }
        set { rangeSlot = newValue }
    }
}

/// Expressions: operands and operators.
extension Parser {
    /// Pushes a frame that parses an expression into `resultExpression`; -1 if there is none.
    mutating func pushExpression(_ flavor: UInt16 = 0) {
        var frame = Frame(.expression, flags: flavor)
        frame.start = start
        frame.firstOperand = openArguments.count
        frame.firstPrefix = openPrefixes.count
        frame.openQuestions = 0
        frame.suffixDirectives = 0
        frames.push(frame)
    }

    enum ExpressionState {
        static let wantsOperand: UInt8 = 0
        /// `resultExpression` is a primary expression; suffixes may follow.
        static let wantsSuffix: UInt8 = 1
        /// `resultExpression` is a complete operand.
        static let wantsOperator: UInt8 = 2
    }

    mutating func stepExpression() {
        let frame = frames.top
        while true {
            switch frame.pointee.state {
            case ExpressionState.wantsOperand:
                switch readOperand(frame) {
                case .suffixes: frame.pointee.state = ExpressionState.wantsSuffix
                case .complete: frame.pointee.state = ExpressionState.wantsOperator
                case .again: continue
                case .pushed: return
                case .none: return endExpression(frame, hasOperand: false)
                }
            case ExpressionState.wantsSuffix:
                if readSuffixes(frame) { return }
                frame.pointee.state = ExpressionState.wantsOperator
            default:
                applyPrefixes(frame)
                addOperand(frame)
                if !readOperator(frame) { return endExpression(frame, hasOperand: true) }
                frame.pointee.state = ExpressionState.wantsOperand
            }
        }
    }

    mutating func add(_ expression: Expression) -> Int32 {
        expressions.append(expression)
        return Int32(truncatingIfNeeded: expressions.count &- 1)
    }

    /// Adds an expression without subexpressions.
    mutating func addLeaf(
        _ kind: Expression.Kind,
        from index: Int,
        name: SourceRange = .none,
        type: SourceRange = .none
    )
        -> Int32
    {
        add(
            Expression(
                kind: kind,
                range: rangeToHere(from: tokens[index].start),
                name: name,
                block: BlockID(Int(currentBlock)),
                type: type
            )
        )
    }

    private mutating func applyPrefixes(_ frame: UnsafeMutablePointer<Frame>) {
        let base = frame.pointee.firstPrefix
        while openPrefixes.count > base, let prefix = openPrefixes.popLast() {
            let name = range(Int(prefix))
            resultExpression = add(
                Expression(
                    kind: .prefix,
                    range: rangeToHere(from: name.start),
                    name: name,
                    block: BlockID(Int(currentBlock)),
                    base: resultExpression < 0 ? nil : ExpressionID(Int(resultExpression))
                )
            )
        }
    }

    private mutating func addOperand(_ frame: UnsafeMutablePointer<Frame>) {
        guard resultExpression >= 0 else { return }
        openArguments.append(
            Argument(label: frame.pointee.operatorRange, value: ExpressionID(Int(resultExpression)))
        )
    }

    private mutating func endExpression(_ frame: UnsafeMutablePointer<Frame>, hasOperand: Bool) {
        if !hasOperand {
            let firstPrefix = frame.pointee.firstPrefix
            let wantedOne = !frame.pointee.operatorRange.isEmpty || openPrefixes.count > firstPrefix
            while openPrefixes.count > firstPrefix { openPrefixes.shorten(to: openPrefixes.count &- 1) }
            if wantedOne { report("an expression is missing here", at: position) }
        }
        let base = frame.pointee.firstOperand
        let start = frame.pointee.start
        frames.pop()
        let operands = openArguments.count &- base
        if operands <= 0 {
            resultExpression = -1
        } else if operands == 1 {
            resultExpression = openArguments[base].value.value
            openArguments.shorten(to: openArguments.count &- 1)
        } else {
            resultExpression = add(
                Expression(
                    kind: .sequence,
                    range: rangeToHere(from: start),
                    block: BlockID(Int(currentBlock)),
                    arguments: closeArguments(from: base)
                )
            )
        }
    }

    /// Moves the collected elements from `base` on to the table.
    mutating func closeArguments(from base: Int) -> TableRange {
        openArguments.moveTail(from: base, to: &arguments)
    }

    /// - Returns: whether another operand must follow.
    private mutating func readOperator(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        while true {
            let from = start
            switch kind {
            case .binaryOperator:
                advance()
            case .equal:
                guard frame.pointee.flags & Flavor.pattern == 0 else { return false }
                advance()
            case .arrow:
                advance()
            case .infixQuestion:
                frame.pointee.openQuestions &+= 1
                advance()
            case .colon:
                guard frame.pointee.openQuestions > 0 else { return false }
                frame.pointee.openQuestions &-= 1
                advance()
            case .keyword where word == .is_ || word == .as_:
                readCast(frame)
                continue
            case .identifier where word == .async_, .keyword where word == .throws_:
                let arrow = arrowAfterEffects(position)
                guard arrow > 0 else { return false }
                advance(to: arrow &+ 1)
            default:
                return false
            }
            frame.pointee.operatorRange = SourceRange(start: from, end: lastEnd)
            return true
        }
    }

    /// `is T`, `as T`, `as? T`, `as! T`: adds the type as an operand.
    private mutating func readCast(_ frame: UnsafeMutablePointer<Frame>) {
        let from = start
        let isAs = word == .as_
        advance()
        if isAs, kind == .postfixQuestion || kind == .exclamation { advance() }
        frame.pointee.operatorRange = SourceRange(start: from, end: lastEnd)
        let type = readType()
        if type.isEmpty { report("a type is missing here", at: position) }
        resultExpression = add(
            Expression(kind: .type, range: type, block: BlockID(Int(currentBlock)), type: type)
        )
        addOperand(frame)
    }

    /// Parses an effect; its operand is the next expression.
    mutating func pushEffect(from start: UInt32, flavor: UInt16) {
        var frame = Frame(.effect, flags: flavor)
        frame.effectWord = SourceRange(start: start, end: lastEnd)
        frames.push(frame)
        pushExpression(flavor)
    }

    mutating func stepEffect() {
        let frame = frames.top.pointee
        frames.pop()
        resultExpression = add(
            Expression(
                kind: .effect,
                range: rangeToHere(from: frame.effectWord.start),
                name: frame.effectWord,
                block: BlockID(Int(currentBlock)),
                base: resultExpression < 0 ? nil : ExpressionID(Int(resultExpression))
            )
        )
    }
}
