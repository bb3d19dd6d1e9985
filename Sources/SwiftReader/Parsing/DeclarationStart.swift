/// Flags in the `extra` of a token at which no declaration starts. Other bits are used by `DirectiveNote`.
private enum HeadNote {
    static let inStatements: UInt8 = 64
    static let inMembers: UInt8 = 128
    /// Shorter sequences of attributes and modifiers are scanned again.
    static let shortestRun = 16
}

/// Detection of the start of a declaration and its introducer.
extension Parser {
    /// - Returns: the index of the introducer (`class`, `let`, the `#` of a macro, …), or -1.
    mutating func declarationStart(from first: Int, inMembers: Bool, inFile: Bool) -> Int {
        if tokens[first].kind == .identifier, tokens[first].word == .none { return -1 }
        let note = inMembers ? HeadNote.inMembers : HeadNote.inStatements
        if tokens[first].extra & note != 0, isHeadPiece(first) { return -1 }
        var end = first
        let found = introducer(from: first, inMembers: inMembers, inFile: inFile, end: &end)
        if found < 0, end &- first >= HeadNote.shortestRun { noteHead(from: first, to: end, note) }
        return found
    }

    /// Whether the token can be a part of a declaration's head that has a `HeadNote`.
    private mutating func isHeadPiece(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier, .keyword, .at, .poundIf: true
        default: false
        }
    }

    /// Records that no declaration follows attributes and modifiers, so that each is scanned only once.
    private mutating func noteHead(from first: Int, to end: Int, _ note: UInt8) {
        var index = first
        while index < end {
            tokens[index].extra |= note
            switch tokens[index].kind {
            case .at: index = attributeEnd(index)
            case .poundIf: index = afterMatch(index)
            default: index = afterModifier(index)
            }
        }
    }

    /// - Parameters:
    ///   - index: the token where the search starts; set to the token where it ended.
    ///   - endsAtAttribute: whether an attribute or `#if` is accepted like an introducer.
    private mutating func introducer(
        from first: Int,
        inMembers: Bool,
        inFile: Bool,
        end index: inout Int,
        endsAtAttribute: Bool = false
    ) -> Int {
        var lastClass = -1
        while index < last {
            switch tokens[index].kind {
            case .at where endsAtAttribute, .poundIf where endsAtAttribute:
                return index
            case .at:
                let end = attributeEnd(index)
                guard end > index &+ 1 else { return lastClass }
                index = end
            case .poundIf:
                guard tokens[index].match > index, isAttributeDirective(index) else { return lastClass }
                index = afterMatch(index)
            case .pound:
                let next = token(index &+ 1)
                let isMacro = (next.kind == .identifier || next.kind == .keyword) && !next.startsLine
                return isMacro && (index > first || inMembers) ? index : lastClass
            case .keyword:
                switch tokens[index].word {
                case .class_:
                    lastClass = index
                    index &+= 1
                case .private_, .fileprivate_, .internal_, .public_, .static_, .rethrows_:
                    index = afterModifier(index)
                case .import_, .struct_, .enum_, .protocol_, .extension_, .func_, .subscript_, .deinit_, .typealias_,
                    .associatedtype_, .operator_, .precedencegroup_, .let_, .var_:
                    return index
                case .init_: return inMembers || inFile || index > first ? index : lastClass
                case .case_: return inMembers ? index : lastClass
                default: return lastClass
                }
            case .identifier:
                let word = tokens[index].word
                if word == .actor_ {
                    if token(index &+ 1).kind == .identifier { return index }
                    return lastClass
                }
                if word == .macro_ { return token(index &+ 1).kind == .identifier ? index : lastClass }
                guard isModifierWord(word) else { return lastClass }
                index = afterModifier(index)
            default:
                return lastClass
            }
        }
        return lastClass
    }

    /// Whether an attribute or a contextual word at the start of a line starts a declaration. If so, it ends unfinished
    /// code on the previous line.
    mutating func startsDeclarationOnNewLine(_ index: Int) -> Bool {
        guard index < last, tokens[index].startsLine, tokens[index].word != .none || tokens[index].kind == .at else {
            return false
        }
        return declarationStart(from: index, inMembers: false, inFile: false) >= 0
    }

    /// Whether a `.` or `::` has no name, because the next line starts something else.
    ///
    /// White space before a dot indicates that the expression continues, but never with a reserved word.
    mutating func endsStatement(_ dot: Int) -> Bool {
        let next = token(dot &+ 1)
        guard next.startsLine else { return false }
        let isSetOff = tokens[dot].hasSpaceBefore || tokens[dot].startsLine
        return next.kind == .keyword || tokens[dot].kind == .colonColon || !isSetOff
            || startsDeclarationOnNewLine(dot &+ 1)
    }

    private mutating func isModifierWord(_ word: Word) -> Bool {
        switch word {
        case .open_, .package_, .final_, .lazy_, .weak_, .unowned_, .override_, .required_, .convenience_, .optional_,
            .dynamic_, .mutating_, .nonmutating_, .nonisolated_, .indirect_, .isolated_, .distributed_, .prefix_,
            .postfix_, .infix_, .borrowing_, .consuming_, .underscoreConsuming, .underscoreConst, .underscoreLocal,
            .underscoreSetterAccess, .reasync_, .async_, .sending_:
            true
        default: false
        }
    }

    /// The token after a modifier and its parentheses: `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`.
    mutating func afterModifier(_ index: Int) -> Int {
        guard token(index &+ 1).kind == .leftParen else { return index &+ 1 }
        switch tokens[index].word {
        case .private_, .fileprivate_, .internal_, .public_, .package_, .unowned_, .nonisolated_:
            return afterMatch(index &+ 1)
        case .open_:
            // `open` may be the name of a function.
            return token(index &+ 2).word == .set_ && token(index &+ 3).kind == .rightParen ? index &+ 4 : index &+ 1
        default:
            return index &+ 1
        }
    }

    /// Whether a reserved word may name an attribute. Any other reserved word after an `@` starts the next construct.
    private mutating func isAttributeKeyword(_ word: Word) -> Bool {
        word == .rethrows_ || word == .selfType || word == .anyType || word == .self_
    }

    /// The token after the attribute at an `@`.
    mutating func attributeEnd(_ first: Int) -> Int {
        var index = attributeNameEnd(first)
        guard index > first &+ 1 else { return index }
        let isBuiltIn = token(first &+ 2).kind != .period
        while startsAttributeAngle(index) {
            let end = angleEnd(index)
            guard end > index else { break }
            index = afterDottedNames(end)
        }
        if index == first &+ 2, isOfFunctionType(first &+ 1) { return index }
        return afterAttributeArguments(index, isBuiltIn: isBuiltIn)
    }

    /// Whether an attribute belongs to function types and has no arguments. In `@escaping(() -> Void)`, the parentheses
    /// belong to the type.
    private mutating func isOfFunctionType(_ name: Int) -> Bool {
        guard token(name &+ 1).kind == .leftParen else { return false }
        return isText(name, "escaping") || isText(name, "autoclosure") || isText(name, "Sendable")
    }

    /// The token after the name of the attribute at an `@`; the next token if it has no name.
    mutating func attributeNameEnd(_ first: Int) -> Int {
        let index = first &+ 1
        guard index < last, !tokens[index].startsLine,
            tokens[index].kind == .identifier || isAttributeKeyword(tokens[index].word)
        else { return index }
        return afterDottedNames(index &+ 1)
    }

    private mutating func afterDottedNames(_ first: Int) -> Int {
        var index = first
        while token(index).kind == .period || token(index).kind == .colonColon {
            let next = token(index &+ 1).kind
            guard next == .identifier || next == .keyword, !endsStatement(index) else { break }
            index &+= 2
        }
        return index
    }

    /// Whether the token is the `<` of an attribute's generic arguments.
    mutating func startsAttributeAngle(_ index: Int) -> Bool {
        let token = token(index)
        return isOperatorKind(token.kind) && !token.startsLine && firstByte(index) == UInt8(ascii: "<")
    }

    private mutating func afterAttributeArguments(_ index: Int, isBuiltIn: Bool) -> Int {
        guard token(index).kind == .leftParen, !tokens[index].startsLine else { return index }
        guard tokens[index].match > index else { return index }
        let after = afterMatch(index)
        // `@autoclosure() -> Int`: the parentheses belong to the type, not to the attribute.
        if token(after).kind == .arrow || arrowAfterEffects(after) > 0 { return index }
        if !tokens[index].hasSpaceBefore { return after }
        if token(after).kind == .at { return after }
        guard isBuiltIn else { return index }
        // Scanning further attributes would recurse; one is enough.
        var end = after
        return introducer(from: after, inMembers: true, inFile: true, end: &end, endsAtAttribute: true) >= 0
            ? after : index
    }
}
