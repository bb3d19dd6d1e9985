/// The slots of the accessors frame, besides `outerDirectives`.
extension Frame {
    /// The token of the opening `{`.
    fileprivate var brace: Int {
        get { Int(slot1) }
        set { slot1 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index of the first accessor in `openAccessors`.
    fileprivate var firstAccessor: Int {
        get { Int(slot2) }
        set { slot2 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The declaration that owns them; -1 if its name is missing.
    fileprivate var owner: Int32 {
        get { slot3 }
        set { slot3 = newValue }
    }
}

/// The braces after a variable or subscript: accessors, or the body of a getter.
extension Parser {
    /// Starts at a `{`. Produces `resultAccessors`, or `resultBlock` for an implicit getter.
    mutating func pushAccessors(owner: Int32) {
        resultAccessors = .none
        resultBlock = -1
        guard startsAccessor(position &+ 1) || token(position &+ 1).kind == .rightBrace else {
            return pushBraces(.function, owner: owner)
        }
        var frame = Frame(.accessors)
        frame.outerDirectives = openDirectives.count
        frame.brace = position
        frame.firstAccessor = openAccessors.count
        frame.owner = owner
        advance()
        frames.push(frame)
    }

    /// Whether an accessor starts at a token, after directives, attributes and modifiers.
    private mutating func startsAccessor(_ first: Int) -> Bool {
        var index = first
        while index < last {
            switch tokens[index].kind {
            case .at: index = attributeEnd(index)
            case .poundIf: index = endOfLine(from: index &+ 1)
            default:
                if let word = accessorWord(index) { return isCertain(word) || isAccessorBody(index &+ 1, after: word) }
                guard isAccessorModifier(index) else { return false }
                index &+= 1
            }
        }
        return false
    }

    /// Whether the word can only start an accessor; `read` may also be a function.
    private mutating func isCertain(_ word: Word) -> Bool {
        switch word {
        case .read_, .modify_, .borrow_, .mutate_, .addressor_, .yielding_: false
        default: true
        }
    }

    /// Whether an accessor body follows one of the ambiguous words: `read { yield x }`, `yielding borrow { … }`.
    private mutating func isAccessorBody(_ index: Int, after word: Word) -> Bool {
        if word == .yielding_ { return token(index).kind == .identifier && accessorWord(index) != nil }
        guard token(index).kind == .leftBrace else { return false }
        return word == .borrow_ || word == .mutate_ || token(index &+ 1).word == .yield_
    }

    private mutating func isAccessorModifier(_ index: Int) -> Bool {
        switch tokens[index].word {
        case .mutating_, .nonmutating_, .consuming_, .borrowing_, .underscoreConsuming, .nonisolated_: true
        default: false
        }
    }

    private mutating func accessorWord(_ index: Int) -> Word? {
        let word = token(index).word
        switch word {
        case .get_, .set_, .willSet_, .didSet_, .init_, .read_, .modify_, .underscoreRead, .underscoreModify,
            .unsafeAddress_, .yielding_, .borrow_, .mutate_, .addressor_:
            return word
        default:
            return tokens[index].kind == .identifier && isText(index, "unsafeMutableAddress") ? .unsafeAddress_ : nil
        }
    }

    mutating func stepAccessors() {
        let frame = frames.top
        if frame.pointee.state == 1 {
            frame.pointee.state = 0
            takeAccessor(body: resultBlock)
        }
        while true {
            switch kind {
            case .rightBrace, .endOfFile, .stringMiddle, .stringEnd:
                return endAccessors(frame)
            case .semicolon:
                advance()
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                if !readDirective(base: frame.pointee.outerDirectives) { return endAccessors(frame) }
            default:
                if readAccessor(frame) { return }
            }
        }
    }

    /// - Returns: whether a frame was pushed.
    private mutating func readAccessor(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        guard startsAccessor(position) else {
            skipUnreadable()
            return false
        }
        let firstAttribute = attributes.count
        while kind == .at { readAttribute() }
        var modifiers: Modifiers = []
        while isAccessorModifier(position) {
            modifiers.insert(Parser.modifier(word))
            advance()
        }
        let keyword = position
        advance()
        if tokens[keyword].word == .yielding_, accessorWord(position) != nil { advance() }
        let words = rangeToHere(from: tokens[keyword].start)
        if kind == .leftParen { advance(to: afterMatch(position)) }
        readEffects(&modifiers)
        openAccessors.append(
            Accessor(
                kind: Parser.accessorKind(tokens[keyword].word),
                keyword: words,
                modifiers: modifiers,
                attributes: TableRange(start: firstAttribute, count: attributes.count &- firstAttribute),
                body: nil
            )
        )
        guard kind == .leftBrace else { return false }
        frame.pointee.state = 1
        pushBraces(.accessor, owner: frame.pointee.owner)
        return true
    }

    private mutating func takeAccessor(body: Int32) {
        guard let accessor = openAccessors.popLast() else { return }
        openAccessors.append(
            Accessor(
                kind: accessor.kind,
                keyword: accessor.keyword,
                modifiers: accessor.modifiers,
                attributes: accessor.attributes,
                body: body < 0 ? nil : BlockID(Int(body))
            )
        )
    }

    private static func accessorKind(_ word: Word) -> Accessor.Kind {
        switch word {
        case .get_: .get
        case .set_: .set
        case .willSet_: .willSet
        case .didSet_: .didSet
        case .init_: .initialize
        default: .other
        }
    }

    private mutating func endAccessors(_ pointer: UnsafeMutablePointer<Frame>) {
        let frame = pointer.pointee
        frames.pop()
        while openDirectives.count > frame.outerDirectives { closeDirective() }
        if !take(.rightBrace) {
            problems.append(ParseDiagnostic(message: "this `{` has no `}`", range: range(frame.brace)))
        }
        resultAccessors = openAccessors.moveTail(from: frame.firstAccessor, to: &accessors)
        resultBlock = -1
    }
}
