/// Declarations: attributes, modifiers, and the simple kinds.
extension Parser {
    /// Parses attributes and modifiers, then the declaration of the introducer.
    mutating func readDeclaration(introducer: Int) {
        var head = PendingDeclaration(kind: .variable, start: start)
        readHead(&head, to: introducer)
        head.keyword = range(introducer)
        switch tokens[introducer].word {
        case .let_, .var_: readVariable(head)
        case .func_: readFunction(head, .function)
        case .init_: readFunction(head, .initializer)
        case .deinit_: readFunction(head, .deinitializer)
        case .subscript_: readFunction(head, .subscript)
        case .macro_: readFunction(head, .macro)
        case .class_: readNominal(head, .class)
        case .struct_: readNominal(head, .struct)
        case .enum_: readNominal(head, .enum)
        case .actor_: readNominal(head, .actor)
        case .protocol_: readNominal(head, .protocol)
        case .extension_: readNominal(head, .extension)
        case .case_: readEnumCases(head)
        case .import_: readImport(head)
        case .typealias_: readTypealias(head, .typealias)
        case .associatedtype_: readTypealias(head, .associatedtype)
        case .operator_: readOperatorDeclaration(head)
        case .precedencegroup_: readPrecedenceGroup(head)
        default: readMacroExpansion(head)
        }
    }

    private mutating func readHead(_ head: inout PendingDeclaration, to introducer: Int) {
        let firstAttribute = attributes.count
        while position < introducer {
            switch kind {
            case .at: readAttribute()
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                let isTest = kind == .poundIf || kind == .poundElseif
                advance()
                if isTest { advance(to: endOfLine(from: position)) }
            default: readModifier(&head)
            }
        }
        head.attributes = TableRange(start: firstAttribute, count: attributes.count &- firstAttribute)
    }

    mutating func readAttribute() {
        let from = position
        let end = attributeEnd(from)
        let nameStart = token(from &+ 1).start
        var index = from &+ 1
        while index < end, tokens[index].kind != .leftParen { index &+= 1 }
        advance(to: end)
        let nameEnd = index > from &+ 1 ? tokens[index &- 1].end : nameStart
        attributes.append(
            Attribute(
                name: SourceRange(start: nameStart, end: nameEnd),
                range: rangeToHere(from: tokens[from].start)
            )
        )
    }

    private mutating func readModifier(_ head: inout PendingDeclaration) {
        let word = word
        let end = afterModifier(position)
        let isSetter = token(position &+ 1).kind == .leftParen && token(position &+ 2).word == .set_
        advance(to: end)
        if let access = Parser.access(word) {
            if isSetter { head.setterAccess = access } else { head.access = access }
            return
        }
        head.modifiers.insert(Parser.modifier(word))
    }

    private static func access(_ word: Word) -> Access? {
        switch word {
        case .private_: .private
        case .fileprivate_: .fileprivate
        case .internal_: .internal
        case .package_: .package
        case .public_: .public
        case .open_: .open
        default: nil
        }
    }

    static func modifier(_ word: Word) -> Modifiers {
        switch word {
        case .static_, .class_: .static
        case .lazy_: .lazy
        case .weak_: .weak
        case .unowned_: .unowned
        case .override_: .override
        case .final_: .final
        case .mutating_: .mutating
        case .nonisolated_: .nonisolated
        case .required_: .required
        case .convenience_: .convenience
        case .optional_: .optional
        case .dynamic_: .dynamic
        case .indirect_: .indirect
        case .async_: .asynchronous
        default: .other
        }
    }

    /// `import struct A.B.c`.
    private mutating func readImport(_ head: PendingDeclaration) {
        var pending = head
        pending.kind = .import
        reserve(&pending)
        advance()
        if kind == .keyword, !tokens[position].startsLine {
            switch word {
            case .typealias_, .struct_, .class_, .enum_, .protocol_, .var_, .let_, .func_: advance()
            default: break
            }
        }
        let from = start
        while kind == .identifier || isOperatorKind(kind) || (kind == .keyword && !tokens[position].startsLine) {
            if startsDeclarationOnNewLine(position) { break }
            advance()
            guard kind == .period || kind == .colonColon else { break }
            let isCutOff = endsStatement(position)
            advance()
            if isCutOff { break }
        }
        pending.name = rangeToHere(from: from)
        finish(pending)
    }

    private mutating func readTypealias(_ head: PendingDeclaration, _ declared: Declaration.Kind) {
        var pending = head
        pending.kind = declared
        reserve(&pending)
        advance()
        readDeclaredName(&pending)
        pending.genericParameters = readGenericParameters()
        if declared == .associatedtype, take(.colon) { pending.inherited = readTypeList() }
        if declared == .typealias { goToAliasedType() }
        if take(.equal) {
            let first = types.count
            let type = readType()
            if type.isEmpty {
                report("a type is missing here", at: position)
            } else if declared == .typealias {
                types.append(type)
                pending.inherited = TableRange(start: first, count: 1)
            } else {
                pending.type = type
            }
        }
        pending.whereClause = readWhereClause()
        finish(pending)
    }

    /// Skips invalid tokens before the `=` of a typealias. A `:` is accepted as `=`.
    private mutating func goToAliasedType() {
        guard kind != .equal else { return }
        report("the `=` of a typealias is missing here", at: position)
        if kind == .colon {
            tokens[position].kind = .equal
            return
        }
        var scan = position
        while scan < last, !tokens[scan].startsLine {
            switch tokens[scan].kind {
            case .equal: return advance(to: scan)
            case .identifier, .integer, .float, .period, .colonColon, .unknown: scan &+= 1
            default: return
            }
        }
    }

    /// `prefix operator +++`, `infix operator ~> : Precedence`.
    private mutating func readOperatorDeclaration(_ head: PendingDeclaration) {
        var pending = head
        pending.kind = .operator
        reserve(&pending)
        advance()
        let from = start
        while isOperatorKind(kind) || kind == .period || kind == .regex, !tokens[position].startsLine {
            advance()
            if tokens[position].hasSpaceBefore { break }
        }
        pending.name = rangeToHere(from: from)
        if kind == .identifier, !tokens[position].startsLine, pending.name.isEmpty { advance() }
        if take(.colon) {
            pending.inherited = readTypeList()
        }
        if kind == .leftBrace { advance(to: afterMatch(position)) }
        finish(pending)
    }

    private mutating func readPrecedenceGroup(_ head: PendingDeclaration) {
        var pending = head
        pending.kind = .precedenceGroup
        reserve(&pending)
        advance()
        readDeclaredName(&pending)
        if kind == .leftBrace { advance(to: afterMatch(position)) }
        finish(pending)
    }

    /// `#name(arguments)` among members or after attributes.
    private mutating func readMacroExpansion(_ head: PendingDeclaration) {
        var pending = head
        pending.kind = .macroExpansion
        let name = position &+ 1
        if isMemberName(name) { pending.name = range(name) }
        reserve(&pending)
        openDeclarations.append(pending)
        frames.push(Frame(.function, state: FunctionState.definition))
        pushExpression()
    }

    /// Parses the name of a declaration.
    mutating func readDeclaredName(_ pending: inout PendingDeclaration) {
        switch kind {
        case .identifier where startsDeclarationOnNewLine(position):
            pending.name = SourceRange(start: start, end: start)
            report("a name is missing here", at: position)
        case .identifier, .wildcard, .dollar:
            pending.name = range(position)
            advance()
        case .keyword:
            // A reserved word is not a valid name, but on the same line it was meant as one.
            if tokens[position].startsLine {
                pending.name = SourceRange(start: start, end: start)
            } else {
                pending.name = range(position)
                advance()
            }
            report("a name is missing here", at: position)
        default:
            pending.name = SourceRange(start: start, end: start)
            report("a name is missing here", at: position)
        }
    }

    /// `<T: P, each U, let n: Int>`.
    mutating func readGenericParameters() -> TableRange {
        guard isOperatorKind(kind), firstByte(position) == UInt8(ascii: "<") else { return .none }
        let first = genericParameters.count
        cutFirst()
        while position < last {
            while kind == .at, !startsDeclarationOnNewLine(position) { advance(to: attributeEnd(position)) }
            if word == .let_ || ((word == .each_ || word == .var_) && token(position &+ 1).kind == .identifier) {
                advance()
            }
            guard kind == .identifier || kind == .wildcard || (kind == .keyword && !tokens[position].startsLine),
                !startsDeclarationOnNewLine(position)
            else { break }
            let name = range(position)
            advance()
            var constraint = SourceRange.none
            if kind == .postfixOperator || kind == .binaryOperator, isText(position, "...") { advance() }
            if kind == .colon || isText(position, "==") {
                advance()
                constraint = readType()
            }
            genericParameters.append(GenericParameter(name: name, constraint: constraint))
            guard take(.comma) else { break }
        }
        if word == .where_ { _ = readWhereClause() }
        if firstByte(position) == UInt8(ascii: ">"), isOperatorKind(kind) { cutFirst() }
        return TableRange(start: first, count: genericParameters.count &- first)
    }

    /// Consumes one character of an operator.
    private mutating func cutFirst() {
        let end = start &+ 1
        lastEnd = end
        if tokens[position].end == end { advance() } else { cut(position, at: end) }
    }

    /// Parses types separated by commas.
    mutating func readTypeList() -> TableRange {
        let first = types.count
        while true {
            let type = readType()
            if type.isEmpty {
                if kind != .leftBrace { report("a type is missing here", at: position) }
                break
            }
            types.append(type)
            guard take(.comma) else { break }
        }
        return TableRange(start: first, count: types.count &- first)
    }

    /// `where` and its requirements.
    mutating func readWhereClause() -> SourceRange {
        guard kind == .keyword, word == .where_ else { return .none }
        advance()
        let from = start
        while position < last {
            while kind == .at { advance(to: attributeEnd(position)) }
            guard !readType().isEmpty else { break }
            if kind == .colon || kind == .equal || isText(position, "==") {
                advance()
                _ = readType()
                if kind == .leftParen, !tokens[position].startsLine { advance(to: afterMatch(position)) }
            }
            guard take(.comma) else { break }
        }
        return rangeToHere(from: from)
    }
}
