/// The first part of an operand.
extension Parser {
    enum OperandOutcome {
        /// `resultExpression` is set and may have suffixes.
        case suffixes
        /// `resultExpression` is set and cannot have suffixes.
        case complete
        /// A prefix of the operand was read.
        case again
        /// A frame was pushed, and the next state is set.
        case pushed
        case none
    }

    mutating func readOperand(_ frame: UnsafeMutablePointer<Frame>) -> OperandOutcome {
        let index = position
        switch kind {
        case .identifier:
            return readNameOperand(frame)
        case .dollar, .wildcard:
            advance()
            resultExpression = addLeaf(.identifier, from: index, name: range(index))
            return .suffixes
        case .integer, .float, .regex:
            advance()
            resultExpression = addLeaf(.literal, from: index)
            return .suffixes
        case .string:
            advance()
            resultExpression = addLeaf(.string, from: index)
            return .suffixes
        case .keyword:
            return readKeywordOperand(frame)
        case .stringStart:
            return pushing(frame) { $0.pushInterpolatedString() }
        case .leftParen:
            return pushing(frame) { $0.pushArguments(.tuple, base: -1, flavor: frame.pointee.flags) }
        case .leftSquare:
            return pushing(frame) { $0.pushArguments(.collection, base: -1, flavor: frame.pointee.flags) }
        case .leftBrace:
            return pushing(frame) { $0.pushClosure() }
        case .period:
            return readImplicitMember()
        case .prefixOperator, .prefixAmpersand:
            openPrefixes.append(Int32(truncatingIfNeeded: index))
            advance()
            return .again
        case .binaryOperator, .postfixOperator, .equal, .exclamation, .postfixQuestion, .infixQuestion, .arrow:
            return readStrayOperator()
        case .backslash:
            readKeyPath()
            resultExpression = addLeaf(.keyPath, from: index)
            return .complete
        case .pound:
            return readMacro(frame)
        case .poundAvailable:
            advance()
            let name = SourceRange(start: tokens[index].start &+ 1, end: tokens[index].end)
            if kind == .leftParen { advance(to: afterMatch(position)) }
            resultExpression = addLeaf(.macro, from: index, name: name)
            return .complete
        case .at:
            let end = attributeEnd(index)
            guard end > index, !startsDeclarationOnNewLine(index) else { return .none }
            advance(to: end)
            return .again
        case .colonColon:
            guard !endsStatement(index) else { return .none }
            advance()
            return .again
        default:
            return .none
        }
    }

    private mutating func pushing(_ frame: UnsafeMutablePointer<Frame>, _ push: (inout Parser) -> Void)
        -> OperandOutcome
    {
        frame.pointee.state = ExpressionState.wantsSuffix
        push(&self)
        return .pushed
    }

    /// An operator in the position of an operand: `reduce(0, +)`, or wrong spacing.
    private mutating func readStrayOperator() -> OperandOutcome {
        let index = position
        switch token(index &+ 1).kind {
        case .comma, .rightParen, .rightSquare:
            advance()
            resultExpression = addLeaf(.identifier, from: index, name: range(index))
            return .complete
        default:
            guard kind == .binaryOperator, !tokens[index].startsLine else { return .none }
            openPrefixes.append(Int32(truncatingIfNeeded: index))
            advance()
            return .again
        }
    }

    private mutating func readNameOperand(_ frame: UnsafeMutablePointer<Frame>) -> OperandOutcome {
        guard word != .none else { return readName(frame) }
        if startsDeclarationOnNewLine(position) { return .none }
        switch word {
        case .await_:
            return readEffect(frame)
        case .unsafe_, .consume_, .copy_, .borrow_, .each_, .underscoreMove, .underscoreBorrow:
            if startsOperandOnLine(position &+ 1, allowsBracket: false) || isUnsafeOperand(position) {
                return readEffect(frame)
            }
        case .any_, .some_:
            if specifierEnd(position) > 0, let outcome = readTypeOperand() { return outcome }
        case .borrowing_ where frame.pointee.flags & Flavor.pattern != 0 && bindsName(position &+ 1):
            patternKeyword = position
            frame.pointee.flags |= Flavor.binding
            advance()
            return .again
        case .sending_, .isolated_, .nonisolated_, .borrowing_, .consuming_:
            if frame.pointee.flags & Flavor.pattern == 0,
                specifierEnd(position) > position &+ 1 || isSpecifier(position)
            {
                advance(to: specifierEnd(position))
                return .again
            }
        default:
            break
        }
        return readName(frame)
    }

    /// Whether a token is a name that a preceding `borrowing` binds.
    private mutating func bindsName(_ index: Int) -> Bool {
        tokens[index].kind == .identifier && !tokens[index].startsLine
    }

    /// `unsafe .make()`, `unsafe [A](b)`: a space distinguishes the keyword from a name `unsafe`.
    private mutating func isUnsafeOperand(_ index: Int) -> Bool {
        let next = token(index &+ 1)
        guard tokens[index].word == .unsafe_, next.hasSpaceBefore, !next.startsLine else { return false }
        switch next.kind {
        case .period, .leftParen, .leftSquare: return true
        default: return false
        }
    }

    /// `sending T`, `borrowing T` inside a function type in the position of an expression.
    private mutating func isSpecifier(_ index: Int) -> Bool {
        let next = specifierEnd(index)
        guard next > 0 else { return false }
        return tokens[next].kind == .identifier || tokens[next].kind == .at
    }

    private mutating func readName(_ frame: UnsafeMutablePointer<Frame>) -> OperandOutcome {
        let index = position
        let flags = frame.pointee.flags
        advance()
        if flags & Flavor.binding != 0, isBindingPosition {
            bindPatternName(index)
            resultExpression = addLeaf(.identifier, from: index, name: range(index))
            return .suffixes
        }
        var name = index
        if kind == .colonColon, !tokens[position].startsLine {
            let isName =
                (isMemberName(position &+ 1) || isOperatorKind(token(position &+ 1).kind)) && !endsStatement(position)
            advance()
            if isName {
                name = position
                advance()
            } else {
                report("a name is missing after the module", at: position)
            }
        }
        let type = readGenericArguments()
        readArgumentNames()
        resultExpression = addLeaf(.identifier, from: index, name: range(name), type: type)
        return .suffixes
    }

    /// Whether the name just read in a pattern is bound by it.
    private var isBindingPosition: Bool {
        mutating get {
            switch kind {
            case .period, .leftParen, .leftSquare: false
            case .binaryOperator, .prefixOperator, .postfixOperator:
                firstByte(position) != UInt8(ascii: "<") || !genericArgumentsEnd(at: position).isType
            default: true
            }
        }
    }

    private mutating func readEffect(_ frame: UnsafeMutablePointer<Frame>) -> OperandOutcome {
        let from = start
        let isTry = word == .try_
        advance()
        if isTry, kind == .postfixQuestion || kind == .exclamation { advance() }
        frame.pointee.state = ExpressionState.wantsOperator
        pushEffect(from: from, flavor: frame.pointee.flags)
        return .pushed
    }

    /// A type in the position of an expression: `any P`.
    ///
    /// - Returns: `nil` if the word is a name, because no type follows.
    private mutating func readTypeOperand() -> OperandOutcome? {
        let index = position
        switch token(index &+ 1).kind {
        case .identifier, .prefixOperator: break
        default: return nil
        }
        let type = readType()
        guard !type.isEmpty else { return nil }
        resultExpression = addLeaf(.type, from: index, type: type)
        return .suffixes
    }

    /// Whether an operand starts at a token of this line; used for words that may also be names.
    mutating func startsOperandOnLine(_ index: Int, allowsBracket: Bool) -> Bool {
        guard index < last, !tokens[index].startsLine else { return false }
        switch tokens[index].kind {
        case .identifier: return true
        case .dollar, .integer, .float, .string, .stringStart, .pound, .regex, .wildcard: return true
        case .leftParen, .leftSquare, .leftBrace: return allowsBracket
        case .prefixAmpersand, .backslash: return allowsBracket
        case .keyword:
            switch tokens[index].word {
            case .self_, .selfType, .super_, .anyType, .nil_, .true_, .false_, .try_: return true
            case .if_, .switch_: return allowsBracket
            default: return false
            }
        default: return false
        }
    }

    private mutating func readKeywordOperand(_ frame: UnsafeMutablePointer<Frame>) -> OperandOutcome {
        let index = position
        let flags = frame.pointee.flags
        switch word {
        case .self_, .selfType, .super_, .anyType, .init_, .deinit_, .subscript_:
            return readName(frame)
        case .true_, .false_, .nil_:
            advance()
            resultExpression = addLeaf(.literal, from: index)
            return .suffixes
        case .try_:
            return readEffect(frame)
        case .repeat_:
            guard token(index &+ 1).kind != .leftBrace else { return .none }
            return readEffect(frame)
        case .inout_:
            advance()
            return .again
        case .if_, .switch_, .do_:
            guard flags & Flavor.pattern == 0, word != .do_ || token(index &+ 1).kind == .leftBrace else {
                return .none
            }
            frame.pointee.state = ExpressionState.wantsSuffix
            pushControl(asExpression: true)
            return .pushed
        case .let_, .var_:
            guard flags & Flavor.pattern != 0 else { return .none }
            patternKeyword = index
            frame.pointee.flags |= Flavor.binding
            advance()
            return .again
        case .is_:
            guard flags & Flavor.pattern != 0 else { return .none }
            advance()
            let type = readType()
            resultExpression = addLeaf(.type, from: index, name: range(index), type: type)
            return .complete
        default:
            return .none
        }
    }

    private mutating func readImplicitMember() -> OperandOutcome {
        let index = position
        advance()
        // `.Module::name`.
        if isModuleSelector(position), !endsStatement(index) { advance(to: position &+ 2) }
        let name = position
        guard isMemberName(name), !endsStatement(name &- 1) else {
            report("a name is missing after the dot", at: name)
            resultExpression = addLeaf(.missing, from: index)
            return .complete
        }
        advance()
        let type = readGenericArguments()
        readArgumentNames()
        resultExpression = addLeaf(.member, from: index, name: range(name), type: type)
        return .suffixes
    }

    /// Whether a module selector starts here: `Module::` and a name.
    mutating func isModuleSelector(_ index: Int) -> Bool {
        tokens[index].kind == .identifier && token(index &+ 1).kind == .colonColon && isMemberName(index &+ 2)
            && !endsStatement(index &+ 1)
    }

    mutating func isMemberName(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier, .keyword, .integer, .dollar, .wildcard: true
        default: false
        }
    }

    /// `#name<T>(arguments) { … }`.
    private mutating func readMacro(_ frame: UnsafeMutablePointer<Frame>) -> OperandOutcome {
        let index = position
        advance()
        let name = position
        guard kind == .identifier || kind == .keyword, !tokens[name].startsLine else {
            report("a macro's name is missing after the `#`", at: index)
            resultExpression = addLeaf(.missing, from: index)
            return .complete
        }
        advance()
        while kind == .colonColon, token(position &+ 1).kind == .identifier, !endsStatement(position) {
            advance()
            advance()
        }
        let type = tokens[position].startsLine ? .none : readGenericArguments()
        frame.pointee.state = ExpressionState.wantsSuffix
        pushMacroArguments(name: name, type: type, flavor: frame.pointee.flags)
        return .pushed
    }
}
