/// Expressions: operands with operators between them.
extension Parser {
    /// Pushes a frame that reads an expression into `resultExpression`; -1 where there is none.
    ///
    /// `a`: where it starts; `b`: where its operands start in `openArguments`; `c`: where its prefixes start in
    /// `openPrefixes`; `d`, `e`: the operator in front of the next operand; `f`: open `? :`; `g`: open `#if`s.
    mutating func pushExpression(_ flavor: UInt16 = 0) {
        var frame = Frame(.expression, flags: flavor)
        frame.a = Int32(truncatingIfNeeded: start)
        frame.b = Int32(truncatingIfNeeded: openArguments.count)
        frame.c = Int32(truncatingIfNeeded: openPrefixes.count)
        frame.d = 0
        frame.e = 0
        frame.f = 0
        frames.push(frame)
    }

    enum ExpressionState {
        static let wantsOperand: UInt8 = 0
        /// `resultExpression` holds a primary expression, suffixes may follow.
        static let wantsSuffix: UInt8 = 1
        /// `resultExpression` holds a whole operand.
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

    /// An expression without parts.
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
        let base = Int(frame.pointee.c)
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
        let label = SourceRange(
            start: UInt32(truncatingIfNeeded: frame.pointee.d),
            end: UInt32(truncatingIfNeeded: frame.pointee.e)
        )
        openArguments.append(Argument(label: label, value: ExpressionID(Int(resultExpression))))
    }

    private mutating func endExpression(_ frame: UnsafeMutablePointer<Frame>, hasOperand: Bool) {
        if !hasOperand {
            let wantedOne = frame.pointee.e != 0 || openPrefixes.count > Int(frame.pointee.c)
            while openPrefixes.count > Int(frame.pointee.c) { openPrefixes.shorten(to: openPrefixes.count &- 1) }
            if wantedOne { report("an expression is missing here", at: position) }
        }
        let base = Int(frame.pointee.b)
        let start = UInt32(truncatingIfNeeded: frame.pointee.a)
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

    /// Moves what was collected from `base` on to the table.
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
                frame.pointee.f &+= 1
                advance()
            case .colon:
                guard frame.pointee.f > 0 else { return false }
                frame.pointee.f &-= 1
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
            frame.pointee.d = Int32(truncatingIfNeeded: from)
            frame.pointee.e = Int32(truncatingIfNeeded: lastEnd)
            return true
        }
    }

    /// `is T`, `as T`, `as? T`, `as! T`: adds the type as an operand.
    private mutating func readCast(_ frame: UnsafeMutablePointer<Frame>) {
        let from = start
        let isAs = word == .as_
        advance()
        if isAs, kind == .postfixQuestion || kind == .exclamation { advance() }
        frame.pointee.d = Int32(truncatingIfNeeded: from)
        frame.pointee.e = Int32(truncatingIfNeeded: lastEnd)
        let type = readType()
        if type.isEmpty { report("a type is missing here", at: position) }
        resultExpression = add(
            Expression(kind: .type, range: type, block: BlockID(Int(currentBlock)), type: type)
        )
        addOperand(frame)
    }

    /// An effect's word; the operand is the next expression. `a`: where the word starts; `b`: where it ends.
    mutating func pushEffect(from start: UInt32, flavor: UInt16) {
        var frame = Frame(.effect, flags: flavor)
        frame.a = Int32(truncatingIfNeeded: start)
        frame.b = Int32(truncatingIfNeeded: lastEnd)
        frames.push(frame)
        pushExpression(flavor)
    }

    mutating func stepEffect() {
        let frame = frames.top.pointee
        frames.pop()
        let start = UInt32(truncatingIfNeeded: frame.a)
        resultExpression = add(
            Expression(
                kind: .effect,
                range: rangeToHere(from: start),
                name: SourceRange(start: start, end: UInt32(truncatingIfNeeded: frame.b)),
                block: BlockID(Int(currentBlock)),
                base: resultExpression < 0 ? nil : ExpressionID(Int(resultExpression))
            )
        )
    }
}
