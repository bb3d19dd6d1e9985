/// A name that a pattern binds, and the slot reserved for its declaration.
struct BoundName {
    let slot: Int32
    let name: SourceRange
    let tupleElement: Int16
    /// The token of the `let` or `var` inside the pattern that applies to it; -1 if there is none.
    let keyword: Int32
}

/// One `pattern: Type = value { … }` of a variable declaration.
struct OpenBinding {
    /// The index of its first name in `openNames`.
    let firstName: Int32
    let nameCount: Int32
    var end: UInt32 = 0
    var type = SourceRange.none
    var initialValue: Int32 = -1
    var body: Int32 = -1
    var accessors = TableRange.none
}

/// The slots of the frame of a variable declaration.
extension Frame {
    /// The index of its first binding in `openBindings`.
    fileprivate var firstBinding: Int {
        get { Int(slot0) }
        set { slot0 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index of its first name in `openNames`.
    fileprivate var firstName: Int {
        get { Int(slot1) }
        set { slot1 = Int32(truncatingIfNeeded: newValue) }
    }
}

/// Variable declarations and the patterns of bindings.
extension Parser {
    private enum VariableState {
        static let value: UInt8 = 1
        static let accessors: UInt8 = 2
    }

    mutating func readVariable(_ head: PendingDeclaration) {
        var pending = head
        pending.kind = .variable
        pending.block = currentBlock
        pending.condition = currentCondition
        if word == .let_ { pending.modifiers.insert(.constant) }
        advance()
        openDeclarations.append(pending)
        var frame = Frame(.variable)
        frame.firstBinding = openBindings.count
        frame.firstName = openNames.count
        frames.push(frame)
        startBinding(start: pending.start)
    }

    private mutating func startBinding(start: UInt32) {
        let first = openNames.count
        let isPattern = readBindingPattern(start: start)
        if !isPattern { report("a name is missing here", at: position) }
        openBindings.append(
            OpenBinding(
                firstName: Int32(truncatingIfNeeded: first),
                nameCount: Int32(truncatingIfNeeded: openNames.count &- first)
            )
        )
        let frame = frames.top
        if take(.colon) {
            let type = readType()
            if type.isEmpty { report("a type is missing here", at: position) }
            changeBinding { $0.type = type }
        }
        frame.pointee.state = VariableState.value
        resultExpression = -1
        if take(.equal) { pushExpression() }
    }

    private mutating func changeBinding(_ change: (inout OpenBinding) -> Void) {
        guard !openBindings.isEmpty else { return }
        change(&openBindings[openBindings.count &- 1])
    }

    mutating func stepVariable() {
        let frame = frames.top
        if frame.pointee.state == VariableState.value {
            let value = resultExpression
            changeBinding { $0.initialValue = value }
            if kind == .leftBrace {
                frame.pointee.state = VariableState.accessors
                let slot = openBindings.last.map { $0.nameCount > 0 ? openNames[Int($0.firstName)].slot : -1 } ?? -1
                return pushAccessors(owner: slot)
            }
        } else {
            let accessors = resultAccessors
            let body = resultBlock
            changeBinding {
                $0.accessors = accessors
                $0.body = body
            }
        }
        let end = lastEnd
        changeBinding { $0.end = end }
        if take(.comma) { return startBinding(start: start) }
        endVariable(frame)
    }

    private mutating func endVariable(_ pointer: UnsafeMutablePointer<Frame>) {
        let frame = pointer.pointee
        frames.pop()
        guard var pending = openDeclarations.popLast() else { return }
        var laterType = SourceRange.none
        var index = openBindings.count &- 1
        while index >= frame.firstBinding {
            let binding = openBindings[index]
            let isBare =
                binding.type.isEmpty && binding.initialValue < 0 && binding.body < 0
                && binding.accessors.isEmpty
            laterType = isBare ? laterType : binding.type
            pending.type = laterType
            pending.initialValue = binding.initialValue
            pending.body = binding.body
            pending.accessors = binding.accessors
            var name = Int(binding.firstName)
            while name < Int(binding.firstName &+ binding.nameCount) {
                write(openNames[name], as: &pending, end: binding.end)
                name &+= 1
            }
            index &-= 1
        }
        openBindings.shorten(to: frame.firstBinding)
        openNames.shorten(to: frame.firstName)
    }

    /// Completes the declaration of a bound name.
    mutating func write(_ bound: BoundName, as pending: inout PendingDeclaration, end: UInt32) {
        let reserved = declarations[Int(bound.slot)]
        pending.slot = bound.slot
        pending.name = bound.name
        pending.start = reserved.range.start
        pending.tupleElement = bound.tupleElement
        declarations[Int(bound.slot)] = pending.declaration(end: end)
    }

    /// Parses a name, `_` or a tuple of them, and reserves a slot for each name.
    ///
    /// - Parameter start: the offset of the first name's declaration.
    /// - Returns: whether there was a pattern.
    mutating func readBindingPattern(start first: UInt32) -> Bool {
        var depth = 0
        var element: Int16 = 0
        var from = first
        // The `let` or `var` inside the pattern, and its nesting depth.
        var keyword = -1
        var keywordDepth = 0
        while position < last {
            if depth > 0, startsElementLabel {
                advance(to: position &+ 2)
                continue
            }
            switch kind {
            case .leftParen:
                depth &+= 1
                advance()
                continue
            case .rightParen:
                guard depth > 0 else { return false }
                depth &-= 1
                if depth < keywordDepth { keyword = -1 }
                advance()
            case .comma where depth > 0:
                if depth <= keywordDepth { keyword = -1 }
                if depth == 1, element < 255 { element &+= 1 }
                advance()
                continue
            case .wildcard:
                advance()
            case .at where startsDeclarationOnNewLine(position), .identifier where startsDeclarationOnNewLine(position):
                return false
            case .at:
                advance(to: attributeEnd(position))
                continue
            case .identifier:
                bindName(position, start: from, element: depth > 0 ? element : -1, keyword: keyword)
                from = tokens[min(position &+ 1, last)].start
                advance()
            case .keyword where isMeantAsName(position):
                report("a name is missing here", at: position)
                bindName(position, start: from, element: depth > 0 ? element : -1, keyword: keyword)
                advance()
            case .keyword where word == .let_ || word == .var_:
                keyword = position
                keywordDepth = depth
                advance()
                continue
            case .keyword where word == .inout_:
                advance()
                continue
            case .keyword where word == .self_ || word == .selfType:
                bindName(position, start: from, element: depth > 0 ? element : -1, keyword: keyword)
                advance()
            default:
                return false
            }
            if depth == 0 { return true }
        }
        return false
    }

    /// Whether the token is the label of a tuple element, which is not a name: `x:`.
    private var startsElementLabel: Bool {
        mutating get {
            guard token(position &+ 1).kind == .colon else { return false }
            switch kind {
            case .identifier, .wildcard: return true
            case .keyword:
                switch word {
                case .let_, .var_, .inout_, .self_, .selfType: return false
                default: return true
                }
            default: return false
            }
        }
    }

    /// Whether a reserved word is used as a name, judged by what follows: `let for = 2`.
    private mutating func isMeantAsName(_ index: Int) -> Bool {
        switch tokens[index].word {
        case .self_, .selfType, .let_, .var_, .inout_: return false
        default: break
        }
        guard !tokens[index].startsLine else { return false }
        switch token(index &+ 1).kind {
        case .equal, .colon: return true
        default: return false
        }
    }

    private mutating func bindName(_ index: Int, start: UInt32, element: Int16, keyword: Int) {
        var pending = PendingDeclaration(kind: .variable, start: start)
        pending.name = range(index)
        reserve(&pending)
        openNames.append(
            BoundName(
                slot: pending.slot,
                name: pending.name,
                tupleElement: element,
                keyword: Int32(truncatingIfNeeded: keyword)
            )
        )
    }

    /// Binds the name just read in a `case` pattern.
    mutating func bindPatternName(_ index: Int) {
        var pending = PendingDeclaration(kind: .variable, start: tokens[index].start)
        pending.name = range(index)
        pending.binding = .pattern
        if patternKeyword >= 0 {
            pending.keyword = range(patternKeyword)
            if tokens[patternKeyword].word == .let_ { pending.modifiers = .constant }
        }
        reserve(&pending)
        finish(pending)
    }
}
