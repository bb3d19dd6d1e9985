/// Functions, initializers, deinitializers, subscripts and macros; nominal types and extensions; enum cases.
extension Parser {
    enum FunctionState {
        static let parameters: UInt8 = 0
        static let body: UInt8 = 1
        static let definition: UInt8 = 2
        static let accessors: UInt8 = 3
        static let members: UInt8 = 4
    }

    mutating func readFunction(_ head: PendingDeclaration, _ declared: Declaration.Kind) {
        var pending = head
        pending.kind = declared
        reserve(&pending)
        advance()
        switch declared {
        case .function: readFunctionName(&pending)
        case .macro: readDeclaredName(&pending)
        case .initializer:
            if kind == .postfixQuestion || kind == .exclamation || kind == .infixQuestion {
                pending.modifiers.insert(.failable)
                advance()
            } else if isOperatorKind(kind), firstByte(position) == 0x3F || firstByte(position) == 0x21 {
                pending.modifiers.insert(.failable)
                lastEnd = start &+ 1
                cut(position, at: start &+ 1)
            }
        default: break
        }
        pending.genericParameters = readGenericParameters()
        openDeclarations.append(pending)
        frames.push(Frame(.function, state: FunctionState.parameters))
        if kind == .leftParen, declared != .deinitializer {
            pushParameters(.function)
        } else {
            resultParameters = .none
        }
    }

    /// Parses a function's name. The name of an operator may be directly followed by the `<` of its generic parameters.
    private mutating func readFunctionName(_ pending: inout PendingDeclaration) {
        guard isOperatorKind(kind) || kind == .regex || kind == .unknown else { return readDeclaredName(&pending) }
        let token = tokens[position]
        let last = token.end &- 1
        if token.end &- token.start > 1, bytes[Int(last)] == UInt8(ascii: "<"),
            self.token(position &+ 1).kind == .identifier || self.token(position &+ 1).word == .let_
        {
            pending.name = SourceRange(start: token.start, end: last)
            lastEnd = last
            cut(position, at: last)
        } else {
            pending.name = range(position)
            advance()
        }
    }

    mutating func stepFunction() {
        let frame = frames.top
        switch frame.pointee.state {
        case FunctionState.parameters: readFunctionRest(frame)
        case FunctionState.body, FunctionState.members:
            let body = resultBlock
            changeOpen { $0.body = body }
            endFunction()
        case FunctionState.definition:
            let value = resultExpression
            changeOpen { $0.initialValue = value }
            if kind == .keyword, word == .where_ {
                let clause = readWhereClause()
                changeOpen { $0.whereClause = clause }
            }
            endFunction()
        default:
            let accessors = resultAccessors
            let body = resultBlock
            changeOpen {
                $0.accessors = accessors
                $0.body = body
            }
            endFunction()
        }
    }

    private mutating func endFunction() {
        frames.pop()
        finishOpen()
    }

    /// Parses what follows the parameters: effects, result, `where`, body.
    private mutating func readFunctionRest(_ frame: UnsafeMutablePointer<Frame>) {
        guard var pending = openDeclarations.popLast() else { return frames.pop() }
        pending.parameters = resultParameters
        readEffects(&pending.modifiers)
        if take(.arrow) {
            pending.type = readType()
            if pending.type.isEmpty { report("a type is missing here", at: position) }
        }
        pending.whereClause = readWhereClause()
        openDeclarations.append(pending)
        if pending.kind == .macro, take(.equal) {
            frame.pointee.state = FunctionState.definition
            return pushExpression()
        }
        guard kind == .leftBrace else { return endFunction() }
        if pending.kind == .subscript {
            frame.pointee.state = FunctionState.accessors
            pushAccessors(owner: pending.slot)
        } else {
            frame.pointee.state = FunctionState.body
            pushBraces(.function, owner: pending.slot)
        }
    }

    mutating func readEffects(_ modifiers: inout Modifiers) {
        while true {
            switch word {
            case .async_, .reasync_:
                modifiers.insert(.asynchronous)
                advance()
            case .throws_, .rethrows_:
                modifiers.insert(.throwing)
                advance()
                if kind == .leftParen { advance(to: afterMatch(position)) }
            default: return
            }
        }
    }

    mutating func readNominal(_ head: PendingDeclaration, _ declared: Declaration.Kind) {
        var pending = head
        pending.kind = declared
        reserve(&pending)
        advance()
        if declared == .extension {
            pending.name = readType()
            if pending.name.isEmpty { report("a type is missing here", at: position) }
        } else {
            readDeclaredName(&pending)
            pending.genericParameters = readGenericParameters()
        }
        if take(.colon) { pending.inherited = readTypeList() }
        pending.whereClause = readWhereClause()
        guard kind == .leftBrace || findsMembers(from: pending.start) else { return finish(pending) }
        openDeclarations.append(pending)
        frames.push(Frame(.function, state: FunctionState.members))
        pushBraces(.members, owner: pending.slot, flags: BlockFlag.members)
    }

    /// `case a, b(Int), c = 1`.
    mutating func readEnumCases(_ head: PendingDeclaration) {
        advance()
        var pending = head
        pending.kind = .enumCase
        openDeclarations.append(pending)
        frames.push(Frame(.enumCases))
    }

    mutating func stepEnumCases() {
        let frame = frames.top
        while true {
            switch frame.pointee.state {
            case 0:
                guard var pending = openDeclarations.popLast() else { return frames.pop() }
                readDeclaredName(&pending)
                reserve(&pending)
                pending.genericParameters = readGenericParameters()
                openDeclarations.append(pending)
                frame.pointee.state = 1
                if kind == .leftParen { return pushParameters(.payload) }
                resultParameters = .none
            case 1:
                let payload = resultParameters
                changeOpen { $0.parameters = payload }
                frame.pointee.state = 2
                resultExpression = -1
                if take(.equal) { return pushExpression() }
            default:
                guard var pending = openDeclarations.popLast() else { return frames.pop() }
                pending.initialValue = resultExpression
                finish(pending)
                guard take(.comma) else { return frames.pop() }
                pending.initialValue = -1
                pending.parameters = .none
                pending.start = start
                openDeclarations.append(pending)
                frame.pointee.state = 0
            }
        }
    }
}
