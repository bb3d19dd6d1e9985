/// Whether a declaration starts at a token, and with which word.
extension Parser {
    /// - Returns: the number of the introducing token (`class`, `let`, the `#` of a macro, …), or -1.
    mutating func declarationStart(from first: Int, inMembers: Bool, inFile: Bool) -> Int {
        if tokens[first].kind == .identifier, tokens[first].word == .none { return -1 }
        var index = first
        var lastClass = -1
        while index < last {
            switch tokens[index].kind {
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

    /// Behind a modifier and its parentheses: `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`.
    mutating func afterModifier(_ index: Int) -> Int {
        guard token(index &+ 1).kind == .leftParen else { return index &+ 1 }
        switch tokens[index].word {
        case .private_, .fileprivate_, .internal_, .public_, .package_, .unowned_, .nonisolated_:
            return afterMatch(index &+ 1)
        case .open_:
            // A function may be called `open`.
            return token(index &+ 2).word == .set_ && token(index &+ 3).kind == .rightParen ? index &+ 4 : index &+ 1
        default:
            return index &+ 1
        }
    }

    /// The reserved words that may name an attribute. Any other behind an `@` starts what follows it.
    private mutating func isAttributeKeyword(_ word: Word) -> Bool {
        word == .rethrows_ || word == .selfType || word == .anyType || word == .self_
    }

    /// Behind the attribute at an `@`.
    mutating func attributeEnd(_ first: Int) -> Int {
        var index = first &+ 1
        guard index < last, tokens[index].kind == .identifier || isAttributeKeyword(tokens[index].word) else {
            return index
        }
        let isBuiltIn = token(index &+ 1).kind != .period
        index &+= 1
        while token(index).kind == .period || token(index).kind == .colonColon {
            let next = token(index &+ 1).kind
            guard next == .identifier || next == .keyword else { break }
            index &+= 2
        }
        let token = self.token(index)
        if firstByte(index) == UInt8(ascii: "<"), !token.startsLine, isOperatorKind(token.kind) {
            index = typeEnd(from: index &- 1).token
        }
        guard self.token(index).kind == .leftParen, !tokens[index].startsLine else { return index }
        guard tokens[index].match > index else { return index }
        let after = afterMatch(index)
        // `@autoclosure() -> Int`: the parameters of the type, not arguments.
        if self.token(after).kind == .arrow || arrowAfterEffects(after) > 0 { return index }
        if !tokens[index].hasSpaceBefore { return after }
        if self.token(after).kind == .at { return after }
        guard isBuiltIn else { return index }
        return declarationStart(from: after, inMembers: true, inFile: true) >= 0 ? after : index
    }
}
