/// The slots of the frame of a closure.
extension Frame {
    /// The token of its `{`.
    fileprivate var brace: Int {
        get { Int(slot0) }
        set { slot0 = Int32(truncatingIfNeeded: newValue) }
    }

    /// Its block.
    fileprivate var body: Int32 {
        get { slot1 }
        set { slot1 = newValue }
    }

    fileprivate var parameters: TableRange {
        get { TableRange(start: Int(slot2), count: Int(slot3)) }
        set { (slot2, slot3) = (newValue.start, newValue.count) }
    }

    /// The type after `->`.
    fileprivate var resultType: SourceRange {
        get { rangeSlot }
        set { rangeSlot = newValue }
    }
}

/// Closures: their captures, parameters and bodies.
extension Parser {
    private enum ClosureState {
        static let begin: UInt8 = 0
        static let captures: UInt8 = 1
        static let captureValue: UInt8 = 2
        static let parameters: UInt8 = 3
        static let result: UInt8 = 4
        static let body: UInt8 = 5
    }

    /// Starts at a `{`.
    mutating func pushClosure() {
        var frame = Frame(.closure)
        openBlock(.closure, start: start)
        frame.brace = position
        frame.body = currentBlock
        frame.parameters = .none
        advance()
        frames.push(frame)
    }

    mutating func stepClosure() {
        let frame = frames.top
        while true {
            switch frame.pointee.state {
            case ClosureState.begin:
                guard hasClosureSignature(position) else { return pushClosureBody(frame) }
                while kind == .at { advance(to: attributeEnd(position)) }
                frame.pointee.state = take(.leftSquare) ? ClosureState.captures : ClosureState.parameters
            case ClosureState.captures:
                if readCapture(frame) { return }
            case ClosureState.captureValue:
                finishCapture()
                frame.pointee.state = ClosureState.captures
            case ClosureState.parameters:
                frame.pointee.state = ClosureState.result
                if kind == .leftParen { return pushParameters(.closure) }
                readPlainParameters()
            case ClosureState.result:
                frame.pointee.parameters = resultParameters
                readClosureResult(frame)
                return pushClosureBody(frame)
            default:
                return endClosure(frame)
            }
        }
    }

    /// Whether a closure signature follows the brace: names, captures or a type, and `in`.
    private mutating func hasClosureSignature(_ first: Int) -> Bool {
        var index = first
        while index < last, tokens[index].kind == .at { index = attributeEnd(index) }
        if tokens[index].kind == .leftSquare {
            guard tokens[index].match > 0 else { return false }
            index = afterMatch(index)
        }
        switch tokens[index].kind {
        case .leftParen:
            index = afterMatch(index)
        case .identifier where arrowOrInAfterEffects(index) < 0, .wildcard:
            index = afterPlainParameters(index)
            guard index > 0 else { return false }
        default: break
        }
        let effects = arrowOrInAfterEffects(index)
        if effects >= 0 { index = effects }
        if token(index).kind == .arrow { return typeEnd(from: index &+ 1).isType }
        return token(index).word == .in_ && token(index).kind == .keyword
    }

    private mutating func afterPlainParameters(_ first: Int) -> Int {
        var index = first &+ 1
        while true {
            if token(index).kind == .colon {
                let end = typeEnd(from: index &+ 1)
                guard end.isType else { return -1 }
                index = end.token
            }
            guard token(index).kind == .comma else { return index }
            index &+= 1
            guard token(index).kind == .identifier || token(index).kind == .wildcard else { return -1 }
            index &+= 1
        }
    }

    /// The `->` or `in` after effects such as `async throws(E)`; -1 if there is none, or no effect.
    private mutating func arrowOrInAfterEffects(_ first: Int) -> Int {
        var index = first
        var rest = Parser.mostEffects
        while index < last, rest > 0 {
            rest &-= 1
            switch tokens[index].word {
            case .async_, .reasync_, .rethrows_: index &+= 1
            case .throws_:
                index &+= 1
                if tokens[index].kind == .leftParen { index = afterMatch(index) }
            case .in_: return index > first ? index : -1
            default: return index > first && tokens[index].kind == .arrow ? index : -1
            }
        }
        return -1
    }

    /// - Returns: whether a frame was pushed.
    private mutating func readCapture(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        while true {
            switch kind {
            case .rightSquare:
                advance()
                frame.pointee.state = ClosureState.parameters
                return false
            case .comma:
                advance()
                continue
            case .endOfFile, .rightBrace, .stringMiddle, .stringEnd:
                frame.pointee.state = ClosureState.parameters
                return false
            default: break
            }
            var pending = PendingDeclaration(kind: .variable, start: start)
            pending.binding = .capture
            pending.modifiers = .constant
            readCaptureSpecifier(&pending)
            guard isName(position) || kind == .wildcard || kind == .dollar else {
                skipUnreadable()
                continue
            }
            pending.name = range(position)
            advance()
            reserve(&pending)
            guard take(.equal) else {
                finish(pending)
                continue
            }
            openDeclarations.append(pending)
            frame.pointee.state = ClosureState.captureValue
            pushExpression()
            return true
        }
    }

    private mutating func readCaptureSpecifier(_ pending: inout PendingDeclaration) {
        guard word == .weak_ || word == .unowned_ else { return }
        let next = token(position &+ 1)
        guard next.kind == .identifier || next.kind == .leftParen || next.word == .self_ || next.kind == .wildcard
        else { return }
        pending.modifiers.insert(word == .weak_ ? .weak : .unowned)
        advance()
        if kind == .leftParen { advance(to: afterMatch(position)) }
    }

    private mutating func finishCapture() {
        guard var pending = openDeclarations.popLast() else { return }
        pending.initialValue = resultExpression
        finish(pending)
        switch kind {
        case .comma, .rightSquare, .endOfFile, .rightBrace, .stringMiddle, .stringEnd: break
        default: skipUnreadable()
        }
    }

    /// Parses parameters without parentheses: `a, b`.
    private mutating func readPlainParameters() {
        let base = openParameters.count
        while kind == .identifier || kind == .wildcard {
            if arrowOrInAfterEffects(position) >= 0 { break }
            let name = range(position)
            var type = SourceRange.none
            advance()
            if take(.colon) { type = readType() }
            openParameters.append(
                Parameter(label: .none, name: name, type: type, defaultValue: nil, isVariadic: false)
            )
            guard take(.comma) else { break }
        }
        closeParameters(from: base)
    }

    private mutating func readClosureResult(_ frame: UnsafeMutablePointer<Frame>) {
        let effects = arrowOrInAfterEffects(position)
        if effects >= 0 { advance(to: effects) }
        if take(.arrow) { frame.pointee.resultType = readType() }
        if word == .in_ { advance() }
    }

    private mutating func pushClosureBody(_ frame: UnsafeMutablePointer<Frame>) {
        frame.pointee.state = ClosureState.body
        pushItems(brace: frame.pointee.brace)
    }

    private mutating func endClosure(_ pointer: UnsafeMutablePointer<Frame>) {
        let frame = pointer.pointee
        frames.pop()
        resultExpression = add(
            Expression(
                kind: .closure,
                range: rangeToHere(from: tokens[frame.brace].start),
                block: BlockID(Int(currentBlock)),
                type: frame.resultType,
                parameters: frame.parameters,
                body: BlockID(Int(frame.body))
            )
        )
    }
}
