/// The slots of the frame of a parameter list. Its `flags` are those of `ParameterFlag`.
extension Frame {
    /// The token of the `(`.
    fileprivate var parenthesis: Int {
        get { Int(slot0) }
        set { slot0 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index of its first parameter in `openParameters`.
    fileprivate var firstParameter: Int {
        get { Int(slot1) }
        set { slot1 = Int32(truncatingIfNeeded: newValue) }
    }
}

/// Parameters of functions, subscripts, macros, closures and enum cases.
extension Parser {
    enum ParameterListKind {
        case function, closure, payload
    }

    private enum ParameterFlag {
        /// In an enum case, a single name is a type.
        static let payload: UInt16 = 1
    }

    /// Starts at a `(`.
    mutating func pushParameters(_ kind: ParameterListKind) {
        var frame = Frame(.parameters, flags: kind == .payload ? ParameterFlag.payload : 0)
        frame.parenthesis = position
        frame.firstParameter = openParameters.count
        advance()
        frames.push(frame)
    }

    mutating func stepParameters() {
        let frame = frames.top
        if frame.pointee.state == 1 { takeDefaultValue() }
        frame.pointee.state = 0
        let opening = frame.pointee.parenthesis
        let closer = Int(tokens[opening].match)
        while true {
            if closer >= 0, position >= closer || kind == .endOfFile {
                if position == closer { advance() }
                break
            }
            if closer < 0, endsUnclosedParameters() {
                problems.append(ParseDiagnostic(message: "this bracket is never closed", range: range(opening)))
                break
            }
            switch kind {
            case .comma:
                advance()
                continue
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                advance(to: endOfLine(from: position &+ 1))
                continue
            default: break
            }
            let before = position
            readParameter(flags: frame.pointee.flags)
            if take(.equal) {
                frame.pointee.state = 1
                return pushExpression()
            }
            if position == before { skipUnreadable() }
        }
        let first = frame.pointee.firstParameter
        frames.pop()
        closeParameters(from: first)
    }

    private mutating func endsUnclosedParameters() -> Bool {
        switch kind {
        case .rightParen, .rightBrace, .rightSquare, .leftBrace, .endOfFile, .stringMiddle, .stringEnd: true
        default:
            tokens[position].startsLine && declarationStart(from: position, inMembers: false, inFile: false) >= 0
        }
    }

    mutating func closeParameters(from base: Int) {
        resultParameters = openParameters.moveTail(from: base, to: &parameters)
    }

    private mutating func takeDefaultValue() {
        guard resultExpression >= 0, let parameter = openParameters.popLast() else { return }
        openParameters.append(
            Parameter(
                label: parameter.label,
                name: parameter.name,
                type: parameter.type,
                defaultValue: ExpressionID(Int(resultExpression)),
                isVariadic: parameter.isVariadic
            )
        )
    }

    private mutating func readParameter(flags: UInt16) {
        let first = position
        var scan = first
        while tokens[scan].kind == .at { scan = attributeEnd(scan) }
        // Specifiers before the name: `isolated actor: A`, or the obsolete `inout x: T`.
        while scan < last, token(scan &+ 1).kind != .colon, isParameterModifier(scan) { scan &+= 1 }
        var label = SourceRange.none
        var name = SourceRange.none
        var isNamed = false
        if isParameterName(scan) {
            if token(scan &+ 1).kind == .colon {
                (label, name, isNamed) = (range(scan), range(scan), true)
                advance(to: scan &+ 2)
            } else if isParameterName(scan &+ 1), token(scan &+ 2).kind == .colon {
                (label, name, isNamed) = (range(scan), range(scan &+ 1), true)
                advance(to: scan &+ 3)
            } else if flags & ParameterFlag.payload == 0, tokens[scan].kind != .keyword {
                // A closure parameter without a type, or a function parameter whose type is missing.
                (label, name) = (range(scan), range(scan))
                advance(to: scan &+ 1)
                if isParameterName(position) {
                    name = range(position)
                    advance()
                }
                return addParameter(label: label, name: name, type: .none)
            }
        }
        let type = readType()
        if type.isEmpty, !isNamed { return }
        addParameter(label: label, name: name, type: type)
    }

    private mutating func addParameter(label: SourceRange, name: SourceRange, type: SourceRange) {
        var isVariadic = false
        if isOperatorKind(kind), isText(position, "...") {
            isVariadic = true
            advance()
        } else if kind == .binaryOperator || kind == .postfixOperator, isText(position, "...=") {
            isVariadic = true
            cut(position, at: start &+ 3)
        }
        openParameters.append(
            Parameter(label: label, name: name, type: type, defaultValue: nil, isVariadic: isVariadic)
        )
    }

    private mutating func isParameterName(_ index: Int) -> Bool {
        guard index < last else { return false }
        switch tokens[index].kind {
        case .identifier, .wildcard, .dollar: return true
        case .keyword: return tokens[index].word != .inout_
        default: return false
        }
    }

    private mutating func isParameterModifier(_ index: Int) -> Bool {
        switch tokens[index].word {
        case .inout_: true
        case .isolated_, .underscoreConst, .sending_, .borrowing_, .consuming_, .underscoreOwned, .underscoreShared,
            .let_, .var_, .nonisolated_:
            // It is not the label only if two more names, or a name and a colon, follow.
            isParameterName(index &+ 1) && isParameterName(index &+ 2) && token(index &+ 3).kind == .colon
        default: false
        }
    }
}
