/// The slots of the frame of a bracketed list. Its `flags` are those of `Flavor` and `ListFlag`.
extension Frame {
    /// The expression before the bracket; -1 if there is none.
    fileprivate var callee: Int32 {
        get { slot0 }
        set { slot0 = newValue }
    }

    /// The token of a macro's name, in the slot of the callee.
    fileprivate var macroName: Int {
        get { Int(slot0) }
        set { slot0 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index of the first element, or of the first value of a string, in `openArguments`.
    fileprivate var firstArgument: Int {
        get { Int(slot1) }
        set { slot1 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The token of the opening bracket; -1 if there are only trailing closures, or nothing.
    fileprivate var bracket: Int {
        get { Int(slot2) }
        set { slot2 = Int32(truncatingIfNeeded: newValue) }
    }

    /// A `ListMode`.
    fileprivate var mode: Int32 {
        get { slot3 }
        set { slot3 = newValue }
    }

    /// The end offset of a macro's generic arguments.
    fileprivate var genericArgumentsEnd: UInt32 {
        get { UInt32(bitPattern: slot4) }
        set { slot4 = Int32(bitPattern: newValue) }
    }

    /// The label of the next element; empty if there is none.
    fileprivate var label: SourceRange {
        get { rangeSlot }
        set { rangeSlot = newValue }
    }
}

/// The slots of the frame of an interpolated string, besides `firstArgument`.
extension Frame {
    /// The token of its first segment.
    fileprivate var firstPiece: Int {
        get { Int(slot0) }
        set { slot0 = Int32(truncatingIfNeeded: newValue) }
    }
}

/// Bracketed lists: arguments, tuples, arrays, dictionaries and interpolations.
extension Parser {
    enum ListMode {
        static let call: Int32 = 0
        static let `subscript`: Int32 = 1
        static let tuple: Int32 = 2
        static let collection: Int32 = 3
        static let interpolation: Int32 = 4
        static let macro: Int32 = 5
    }

    enum ListKind {
        case call, `subscript`, tuple, collection, interpolation
    }

    private enum ListState {
        static let next: UInt8 = 0
        static let element: UInt8 = 1
        static let end: UInt8 = 2
        static let trailingClosure: UInt8 = 3
    }

    private enum ListFlag {
        static let dictionary: UInt16 = 256
        static let hasTrailing: UInt16 = 512
    }

    /// Starts at an opening bracket.
    mutating func pushArguments(_ kind: ListKind, base: Int32, flavor: UInt16) {
        let mode: Int32
        switch kind {
        case .call: mode = ListMode.call
        case .subscript: mode = ListMode.subscript
        case .tuple: mode = ListMode.tuple
        case .collection: mode = ListMode.collection
        case .interpolation: mode = ListMode.interpolation
        }
        var frame = listFrame(mode, flavor: flavor)
        frame.callee = base
        frame.bracket = position
        advance()
        frames.push(frame)
    }

    /// Starts at the `{` of a call without parentheses.
    mutating func pushTrailingClosures(base: Int32, flavor: UInt16) {
        var frame = listFrame(ListMode.call, flavor: flavor)
        frame.callee = base
        frame.state = ListState.end
        frames.push(frame)
    }

    /// Starts after a macro's name and generic arguments.
    mutating func pushMacroArguments(name: Int, type: SourceRange, flavor: UInt16) {
        var frame = listFrame(ListMode.macro, flavor: flavor)
        frame.macroName = name
        frame.genericArgumentsEnd = type.end
        if kind == .leftParen, !tokens[position].startsLine {
            frame.bracket = position
            advance()
        } else {
            frame.state = ListState.end
        }
        frames.push(frame)
    }

    private mutating func listFrame(_ mode: Int32, flavor: UInt16) -> Frame {
        var frame = Frame(.arguments, flags: flavor)
        frame.firstArgument = openArguments.count
        frame.mode = mode
        return frame
    }

    mutating func stepArguments() {
        let frame = frames.top
        while true {
            switch frame.pointee.state {
            case ListState.next:
                if endsList(frame) {
                    frame.pointee.state = ListState.end
                } else if startElement(frame) {
                    return
                }
            case ListState.element:
                finishElement(frame)
                frame.pointee.state = ListState.next
            case ListState.end:
                if startTrailingClosure(frame) { return }
                return endList(frame)
            default:
                addElement(frame, isTrailing: true)
                frame.pointee.flags |= ListFlag.hasTrailing
                frame.pointee.state = ListState.end
            }
        }
    }

    private mutating func endsList(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        let bracket = frame.pointee.bracket
        let closer = Int(tokens[bracket].match)
        if closer >= 0 {
            if position < closer { return false }
            if position == closer { advance() }
            return true
        }
        switch kind {
        case .rightParen, .rightBrace, .rightSquare, .endOfFile, .stringMiddle, .stringEnd: break
        default:
            guard tokens[position].startsLine, declarationStart(from: position, inMembers: false, inFile: false) >= 0
            else { return false }
        }
        problems.append(ParseDiagnostic(message: "this bracket is never closed", range: range(bracket)))
        return true
    }

    /// - Returns: whether a frame was pushed.
    private mutating func startElement(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        let isCollection = frame.pointee.mode == ListMode.collection
        switch kind {
        case .comma:
            advance()
            return false
        case .colon where isCollection:
            frame.pointee.flags |= ListFlag.dictionary
            advance()
            return false
        case .poundIf, .poundElseif, .poundElse, .poundEndif:
            advance(to: endOfLine(from: position &+ 1))
            return false
        default: break
        }
        if !isCollection, isLabel(position), token(position &+ 1).kind == .colon {
            frame.pointee.label = range(position)
            advance()
            advance()
        }
        frame.pointee.state = ListState.element
        pushExpression(frame.pointee.flags & (Flavor.pattern | Flavor.binding))
        return true
    }

    private mutating func addElement(_ frame: UnsafeMutablePointer<Frame>, isTrailing: Bool) {
        if resultExpression >= 0 {
            openArguments.append(
                Argument(
                    label: frame.pointee.label,
                    value: ExpressionID(Int(resultExpression)),
                    isTrailing: isTrailing
                )
            )
        }
        frame.pointee.label = .none
    }

    private mutating func finishElement(_ frame: UnsafeMutablePointer<Frame>) {
        let hadLabel = !frame.pointee.label.isEmpty
        addElement(frame, isTrailing: false)
        switch kind {
        case .comma:
            advance()
        case .colon where frame.pointee.mode == ListMode.collection:
            frame.pointee.flags |= ListFlag.dictionary
            advance()
        case .identifier where word == .of_ && frame.pointee.mode == ListMode.collection:
            advance()
            _ = readType()
        default:
            let closer = Int(tokens[frame.pointee.bracket].match)
            guard resultExpression < 0, !hadLabel else { return reportMissingComma(before: closer) }
            switch kind {
            case .rightParen, .rightBrace, .rightSquare, .endOfFile, .stringMiddle, .stringEnd:
                if closer >= 0, position < closer { skipUnreadable() }
            default: skipUnreadable()
            }
        }
    }

    /// Reports a missing comma between two elements of a list whose brackets match.
    private mutating func reportMissingComma(before closer: Int) {
        guard position < closer else { return }
        switch kind {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: break
        default: report("a comma is missing here", at: position)
        }
    }

    /// Parses what follows the closing bracket.
    private mutating func startTrailingClosure(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        switch frame.pointee.mode {
        case ListMode.call, ListMode.subscript, ListMode.macro: break
        default: return false
        }
        if frame.pointee.flags & ListFlag.hasTrailing == 0 {
            guard kind == .leftBrace, isTrailingClosure(position, flavor: frame.pointee.flags) else { return false }
        } else {
            guard isLabel(position), word != .default_, token(position &+ 1).kind == .colon,
                token(position &+ 2).kind == .leftBrace
            else { return false }
            frame.pointee.label = range(position)
            advance()
            advance()
        }
        frame.pointee.state = ListState.trailingClosure
        pushClosure()
        return true
    }

    private mutating func endList(_ pointer: UnsafeMutablePointer<Frame>) {
        let frame = pointer.pointee
        frames.pop()
        guard frame.mode != ListMode.interpolation else { return }
        let elements = closeArguments(from: frame.firstArgument)
        let block = BlockID(Int(currentBlock))
        let bracketStart = frame.bracket < 0 ? start : tokens[frame.bracket].start
        switch frame.mode {
        case ListMode.call, ListMode.subscript:
            let from = frame.callee < 0 ? bracketStart : expressions[Int(frame.callee)].range.start
            resultExpression = add(
                Expression(
                    kind: frame.mode == ListMode.call ? .call : .subscript,
                    range: rangeToHere(from: from),
                    block: block,
                    base: frame.callee < 0 ? nil : base(frame),
                    arguments: elements
                )
            )
        case ListMode.macro:
            let name = range(frame.macroName)
            let end = frame.genericArgumentsEnd
            resultExpression = add(
                Expression(
                    kind: .macro,
                    range: rangeToHere(from: tokens[frame.macroName &- 1].start),
                    name: name,
                    block: block,
                    arguments: elements,
                    type: end > name.end ? SourceRange(start: name.end, end: end) : .none
                )
            )
        default:
            let isDictionary = frame.flags & ListFlag.dictionary != 0
            resultExpression = add(
                Expression(
                    kind: frame.mode == ListMode.tuple ? .tuple : isDictionary ? .dictionary : .array,
                    range: rangeToHere(from: bracketStart),
                    block: block,
                    arguments: elements
                )
            )
        }
    }

    /// The base of a call or subscript. Parentheses around a callee's name are left out: `(Child)(parent: self)`.
    private mutating func base(_ frame: Frame) -> ExpressionID {
        var base = Int(frame.callee)
        while frame.mode == ListMode.call, expressions[base].kind == .tuple, expressions[base].arguments.count == 1 {
            let element = arguments[expressions[base].arguments.indices.lowerBound]
            let inner = Int(element.value.value)
            guard element.label.isEmpty else { break }
            switch expressions[inner].kind {
            case .identifier, .member, .tuple: base = inner
            default: return ExpressionID(base)
            }
        }
        return ExpressionID(base)
    }

    /// Starts at the first segment of a string.
    mutating func pushInterpolatedString() {
        var frame = Frame(.interpolatedString)
        frame.firstPiece = position
        frame.firstArgument = openArguments.count
        stringDepth &+= 1
        advance()
        frames.push(frame)
    }

    mutating func stepInterpolatedString() {
        let frame = frames.top
        while position < last {
            switch kind {
            case .leftParen where frame.pointee.state == 0:
                frame.pointee.state = 1
                return pushArguments(.interpolation, base: -1, flavor: 0)
            case .stringMiddle:
                frame.pointee.state = 0
                advance()
            case .stringEnd:
                advance()
                return endInterpolatedString(frame)
            case .stringStart:
                advance(to: afterMatch(position))
            default:
                advance()
            }
        }
        endInterpolatedString(frame)
    }

    private mutating func endInterpolatedString(_ pointer: UnsafeMutablePointer<Frame>) {
        let frame = pointer.pointee
        frames.pop()
        stringDepth &-= 1
        resultExpression = add(
            Expression(
                kind: .string,
                range: rangeToHere(from: tokens[frame.firstPiece].start),
                block: BlockID(Int(currentBlock)),
                arguments: closeArguments(from: frame.firstArgument)
            )
        )
    }
}
