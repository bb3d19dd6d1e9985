/// The braces behind a variable or subscript: accessors, or the body of a getter.
extension Parser {
    /// At a `{`. Gives `resultAccessors`, or `resultBlock` for an implicit getter.
    ///
    /// `a`: the brace; `b`: where they start in `openAccessors`; `c`: the owner; `d`: the number of open directives;
    /// `e`, `f`: the attributes; `g`: the modifiers of the accessor that is being read.
    mutating func pushAccessors(owner: Int32) {
        resultAccessors = .none
        resultBlock = -1
        guard startsAccessor(position &+ 1) || token(position &+ 1).kind == .rightBrace else {
            return pushBraces(.function, owner: owner)
        }
        var frame = Frame(.accessors)
        frame.a = Int32(truncatingIfNeeded: position)
        frame.b = Int32(truncatingIfNeeded: openAccessors.count)
        frame.c = owner
        frame.d = Int32(truncatingIfNeeded: openDirectives.count)
        advance()
        frames.push(frame)
    }

    /// Whether an accessor starts at a token, behind directives, attributes and modifiers.
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

    /// Whether nothing but an accessor can start with the word; `read` may just as well be a function.
    private mutating func isCertain(_ word: Word) -> Bool {
        switch word {
        case .read_, .modify_, .borrow_, .mutate_, .addressor_, .yielding_: false
        default: true
        }
    }

    /// Behind one of the uncertain words: `read { yield x }`, `yielding borrow { … }`.
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
            takeAccessor(frame, body: resultBlock)
        }
        while true {
            switch kind {
            case .rightBrace, .endOfFile, .stringMiddle, .stringEnd:
                return endAccessors(frame)
            case .semicolon:
                advance()
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                if !readDirective(base: frame.pointee.d) { return endAccessors(frame) }
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
        frame.pointee.e = Int32(truncatingIfNeeded: firstAttribute)
        frame.pointee.f = Int32(truncatingIfNeeded: attributes.count &- firstAttribute)
        var modifiers: Modifiers = []
        while isAccessorModifier(position) {
            modifiers.insert(Parser.modifier(word))
            advance()
        }
        let keyword = position
        advance()
        if tokens[keyword].word == .yielding_, accessorWord(position) != nil { advance() }
        if kind == .leftParen { advance(to: afterMatch(position)) }
        readEffects(&modifiers)
        frame.pointee.g = Int32(truncatingIfNeeded: modifiers.rawValue)
        openAccessors.append(
            Accessor(
                kind: Parser.accessorKind(tokens[keyword].word),
                keyword: range(keyword),
                modifiers: modifiers,
                attributes: TableRange(start: firstAttribute, count: attributes.count &- firstAttribute),
                body: nil
            )
        )
        guard kind == .leftBrace else { return false }
        frame.pointee.state = 1
        pushBraces(.accessor, owner: frame.pointee.c)
        return true
    }

    private mutating func takeAccessor(_ frame: UnsafeMutablePointer<Frame>, body: Int32) {
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
        while openDirectives.count > Int(frame.d) { closeDirective() }
        if !take(.rightBrace) {
            problems.append(ReadingProblem(message: "this `{` has no `}`", range: range(Int(frame.a))))
        }
        resultAccessors = openAccessors.moveTail(from: Int(frame.b), to: &accessors)
        resultBlock = -1
    }
}
