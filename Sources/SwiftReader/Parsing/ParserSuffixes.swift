/// What follows a primary expression: members, calls, subscripts, trailing closures, postfix operators.
extension Parser {
    /// Parses the suffixes of `resultExpression`.
    ///
    /// - Returns: whether a frame was pushed; parsing continues when it is finished.
    mutating func readSuffixes(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        let flags = frame.pointee.flags
        while resultExpression >= 0 {
            switch kind {
            case .period:
                guard readMember() else { return false }
            case .leftParen:
                guard !tokens[position].startsLine else { return false }
                pushArguments(.call, base: resultExpression, flavor: flags)
                return true
            case .leftSquare:
                guard !tokens[position].startsLine else { return false }
                pushArguments(.subscript, base: resultExpression, flavor: flags)
                return true
            case .leftBrace:
                guard takesTrailingClosure, isTrailingClosure(position, flavor: flags) else { return false }
                pushTrailingClosures(base: resultExpression, flavor: flags)
                return true
            case .postfixQuestion, .exclamation, .postfixOperator:
                readPostfixOperator()
            case .poundIf:
                guard tokens[position].startsLine, isSuffixDirective(position) else { return false }
                _ = readDirective(base: 0)
                frame.pointee.suffixDirectives &+= 1
            case .poundElseif, .poundElse, .poundEndif:
                guard frame.pointee.suffixDirectives > 0 else { return false }
                if kind == .poundEndif { frame.pointee.suffixDirectives &-= 1 }
                _ = readDirective(base: 0)
            default:
                return false
            }
        }
        return false
    }

    private mutating func readPostfixOperator() {
        let name = range(position)
        advance()
        resultExpression = add(
            Expression(
                kind: .postfix,
                range: rangeToHere(from: resultStart),
                name: name,
                block: BlockID(Int(currentBlock)),
                base: ExpressionID(Int(resultExpression))
            )
        )
    }

    /// The start offset of `resultExpression`.
    var resultStart: UInt32 {
        mutating get {
            resultExpression < 0 ? start : expressions[Int(resultExpression)].range.start
        }
    }

    private mutating func readMember() -> Bool {
        let from = resultStart
        let base = ExpressionID(Int(resultExpression))
        let isCutOff = endsStatement(position)
        advance()
        // `base.Module::name`.
        if !isCutOff, isModuleSelector(position) { advance(to: position &+ 2) }
        let name = position
        guard isMemberName(name), !isCutOff else {
            if !isCutOff, kind == .leftParen || kind == .leftSquare { return true }
            report("a name is missing after the dot", at: name)
            return false
        }
        advance()
        let type = readGenericArguments()
        readArgumentNames()
        resultExpression = add(
            Expression(
                kind: .member,
                range: rangeToHere(from: from),
                name: range(name),
                block: BlockID(Int(currentBlock)),
                base: base,
                type: type
            )
        )
        return true
    }

    /// Whether the expression accepts a trailing closure. A literal is never called, and a call accepts trailing
    /// closures only once.
    private var takesTrailingClosure: Bool {
        mutating get {
            switch expressions[Int(resultExpression)].kind {
            case .literal, .string, .array, .dictionary: false
            case .call: !endsWithClosure(expressions[Int(resultExpression)].arguments)
            default: true
            }
        }
    }

    private mutating func endsWithClosure(_ call: TableRange) -> Bool {
        call.count > 0 && arguments[call.indices.upperBound &- 1].isTrailing
    }

    /// Whether a `{` after an expression is a closure and not the body of the enclosing statement.
    mutating func isTrailingClosure(_ brace: Int, flavor: UInt16) -> Bool {
        let next = token(brace &+ 1)
        switch next.word {
        case .didSet_, .willSet_, .init_, .case_: return false
        default: break
        }
        if next.kind == .at, startsObservers(brace &+ 1) { return false }
        guard flavor & Flavor.head != 0 else { return true }
        guard !next.startsLine, tokens[brace].match > 0 else { return false }
        let after = token(Int(tokens[brace].match) &+ 1)
        switch after.kind {
        case .leftBrace, .comma: return true
        case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
            .postfixOperator, .binaryOperator:
            return !after.startsLine
        case .keyword:
            if after.word == .where_ { return true }
            return (after.word == .is_ || after.word == .as_) && !after.startsLine
        default: return false
        }
    }

    /// Whether `willSet`, `didSet` or `init` follows, after attributes.
    private mutating func startsObservers(_ index: Int) -> Bool {
        var scan = index
        while scan < last, tokens[scan].kind == .at {
            if token(scan &+ 1).kind == .identifier, isText(scan &+ 1, "_accessorBlock") { return true }
            scan = attributeEnd(scan)
        }
        switch token(scan).word {
        case .didSet_, .willSet_, .init_: return true
        default: return false
        }
    }

    func isText(_ index: Int, _ text: StaticString) -> Bool {
        isText(SourceRange(start: tokens[index].start, end: tokens[index].end), text)
    }

    func isText(_ range: SourceRange, _ text: StaticString) -> Bool {
        guard Int(range.end &- range.start) == text.utf8CodeUnitCount else { return false }
        var offset = 0
        while offset < text.utf8CodeUnitCount {
            guard bytes[Int(range.start) &+ offset] == text.utf8Start[offset] else { return false }
            offset &+= 1
        }
        return true
    }

    /// Whether the first branch of an `#if` starts with `.name`: it then continues the preceding expression.
    private mutating func isSuffixDirective(_ index: Int) -> Bool {
        let known = tokens[index].extra & (DirectiveNote.suffix | DirectiveNote.noSuffix)
        if known != 0 { return known == DirectiveNote.suffix }
        let content = directiveContent(index)
        let next = token(content &+ 1).kind
        let isSuffix = token(content).kind == .period && (next == .identifier || next == .keyword)
        note(isSuffix ? DirectiveNote.suffix : DirectiveNote.noSuffix, from: index)
        return isSuffix
    }
}
