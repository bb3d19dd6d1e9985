/// The end of a type. If it is a `>` in a longer operator, the operator is split.
struct TypeEnd {
    /// The token after the type, or the token in which it ends.
    let token: Int
    /// The end offset of the type inside `token`; 0 if it ends before it.
    let cut: UInt32
    /// Whether there is a type at all.
    let isType: Bool
}

/// Types: ranges of tokens. Brackets are skipped; only angle brackets are counted.
extension Parser {
    /// Parses a type.
    ///
    /// - Returns: its range; empty if there is none.
    mutating func readType() -> SourceRange {
        let from = start
        let end = typeEnd(from: position)
        guard end.isType else { return SourceRange(start: from, end: from) }
        goTo(end)
        return rangeToHere(from: from)
    }

    mutating func goTo(_ end: TypeEnd) {
        advance(to: end.token)
        guard end.cut > 0 else { return }
        lastEnd = end.cut
        cut(position, at: end.cut)
    }

    /// Keeps only the part of an operator from `location` on.
    mutating func cut(_ index: Int, at location: UInt32) {
        guard location < tokens[index].end else {
            if position == index { advance() }
            return
        }
        tokens[index].start = location
        tokens[index].flags = 0
        let length = tokens[index].end &- location
        let character = bytes[Int(location)]
        let following = token(index &+ 1)
        let isRightBound = following.start == tokens[index].end && following.kind != .endOfFile
        switch (length, character) {
        case (1, UInt8(ascii: "=")): tokens[index].kind = .equal
        case (1, UInt8(ascii: "?")): tokens[index].kind = .postfixQuestion
        case (1, UInt8(ascii: "!")): tokens[index].kind = .exclamation
        case (2, UInt8(ascii: "-")) where bytes[Int(location) &+ 1] == UInt8(ascii: ">"): tokens[index].kind = .arrow
        default: tokens[index].kind = isRightBound ? .binaryOperator : .postfixOperator
        }
    }

    /// Finds the end of the type that starts at a token.
    mutating func typeEnd(from first: Int) -> TypeEnd {
        var index = first
        var depth = 0
        var wantsOperand = true
        var lastGood = TypeEnd(token: first, cut: 0, isType: false)
        while index <= last {
            if wantsOperand {
                wantsOperand = false
                let next = typeOperandEnd(index)
                if next >= 0 {
                    index = next
                    if depth == 0 { lastGood = TypeEnd(token: index, cut: 0, isType: true) }
                } else if depth == 0 || firstByte(index) != UInt8(ascii: ">") {
                    return lastGood
                }
                continue
            }
            let token = tokens[index]
            switch token.kind {
            case .period, .colonColon:
                guard isTypeName(behind: index) else { return lastGood }
                index &+= 2
                if depth == 0 { lastGood = TypeEnd(token: index, cut: 0, isType: true) }
            case .postfixQuestion, .exclamation:
                guard !token.startsLine else { return lastGood }
                index &+= 1
                if depth == 0 { lastGood = TypeEnd(token: index, cut: 0, isType: true) }
            case .arrow:
                index &+= 1
                wantsOperand = true
            case .comma:
                guard depth > 0 else { return lastGood }
                index &+= 1
                if firstByte(index) != UInt8(ascii: ">") { wantsOperand = true }
            case .identifier, .keyword:
                let arrow = arrowAfterEffects(index)
                guard arrow > 0 else { return lastGood }
                index = arrow &+ 1
                wantsOperand = true
            case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand:
                let step = typeOperator(index, depth: depth)
                guard step.isType else { return lastGood }
                wantsOperand = step.wantsOperand
                depth = step.depth
                index = step.next
                if step.stopsInside || (depth == 0 && !wantsOperand) {
                    lastGood = TypeEnd(token: step.stopsInside ? index : step.next, cut: step.cut, isType: true)
                    if step.stopsInside { return lastGood }
                }
            default:
                return lastGood
            }
        }
        return lastGood
    }

    /// The effect of an operator inside a type.
    struct TypeOperator {
        var isType = true
        var wantsOperand = false
        var depth: Int
        var next: Int
        var cut: UInt32 = 0
        /// The type ends inside the operator.
        var stopsInside = false
    }

    private mutating func typeOperator(_ index: Int, depth: Int) -> TypeOperator {
        let token = tokens[index]
        var step = TypeOperator(depth: depth, next: index &+ 1)
        var location = token.start
        var closed = false
        while location < token.end {
            let character = bytes[Int(location)]
            switch character {
            case UInt8(ascii: "<") where !step.wantsOperand:
                step.depth &+= 1
                step.wantsOperand = true
            case UInt8(ascii: ">") where step.depth > 0 && !step.wantsOperand:
                step.depth &-= 1
                closed = true
            case UInt8(ascii: "?") where closed, UInt8(ascii: "!") where closed:
                break
            case UInt8(ascii: "&") where !step.wantsOperand:
                step.wantsOperand = true
            case UInt8(ascii: "-") where closed && location &+ 1 < token.end && bytes[Int(location) &+ 1] == 0x3E:
                location &+= 1
                step.wantsOperand = true
            case UInt8(ascii: "~") where step.wantsOperand, UInt8(ascii: "-") where step.wantsOperand:
                break
            case UInt8(ascii: ".") where step.depth > 0:
                break
            default:
                if closed, step.depth == 0 {
                    step.stopsInside = true
                    step.cut = location
                    step.next = index
                    return step
                }
                step.isType = false
                return step
            }
            location &+= 1
        }
        return step
    }

    /// The largest number of words scanned as effects. It is more than any function has, and prevents quadratic time.
    static let mostEffects = 8

    /// The arrow of a function type after `async`, `throws`, `throws(E)` and the like, or -1.
    mutating func arrowAfterEffects(_ index: Int) -> Int {
        var scan = index
        var rest = Parser.mostEffects
        while scan < last, rest > 0 {
            rest &-= 1
            switch tokens[scan].word {
            case .async_, .reasync_, .rethrows_: scan &+= 1
            case .throws_:
                scan &+= 1
                if tokens[scan].kind == .leftParen { scan = afterMatch(scan) }
            default: return scan > index && tokens[scan].kind == .arrow ? scan : -1
            }
        }
        return -1
    }

    /// Skips the attributes, specifiers and first component of a type.
    ///
    /// - Returns: the next token, or -1 if no type can start here.
    private mutating func typeOperandEnd(_ first: Int) -> Int {
        var index = first
        while index < last {
            let token = tokens[index]
            switch token.kind {
            case .at:
                if startsDeclarationOnNewLine(index) { return -1 }
                index = attributeEnd(index)
            case .identifier:
                if startsDeclarationOnNewLine(index) { return -1 }
                let next = specifierEnd(index, acrossLines: true)
                if next < 0 { return index &+ 1 }
                index = next
            case .keyword:
                switch token.word {
                case .inout_, .repeat_: index &+= 1
                case .anyType, .selfType, .self_: return index &+ 1
                case .class_: return isClassConstraint(index) ? index &+ 1 : -1
                default: return -1
                }
            case .wildcard, .integer: return index &+ 1
            case .leftParen, .leftSquare:
                let match = Int(token.match)
                return match > index ? match &+ 1 : -1
            case .prefixOperator, .binaryOperator, .postfixOperator:
                guard isOperator(index, UInt8(ascii: "~")) || isOperator(index, UInt8(ascii: "-")) else { return -1 }
                index &+= 1
            default: return -1
            }
        }
        return -1
    }

    /// Whether the name of a member type follows a `.` or `::`.
    private mutating func isTypeName(behind dot: Int) -> Bool {
        let next = token(dot &+ 1).kind
        return (next == .identifier || next == .keyword || next == .wildcard) && !endsStatement(dot)
    }

    /// Whether a `class` is the obsolete constraint, and not the start of a declaration.
    private mutating func isClassConstraint(_ index: Int) -> Bool {
        let next = token(index &+ 1)
        return next.kind != .identifier && (next.kind != .keyword || next.word == .where_)
    }

    /// Skips `some`, `borrowing`, `nonisolated(nonsending)` and the like before a type.
    ///
    /// - Parameter acrossLines: whether the type may be on the next line, which is allowed where only a type can
    ///   follow.
    /// - Returns: the next token, or -1 if the word is the name of a type.
    mutating func specifierEnd(_ index: Int, acrossLines: Bool = false) -> Int {
        switch tokens[index].word {
        case .some_, .any_, .each_, .borrowing_, .consuming_, .sending_, .isolated_, .underscoreConst,
            .underscoreOwned, .underscoreShared, .nonisolated_, .dependsOn_:
            break
        default: return -1
        }
        var next = index &+ 1
        if tokens[index].word == .nonisolated_ || tokens[index].word == .dependsOn_,
            tokens[next].kind == .leftParen
        {
            guard !tokens[next].startsLine else { return -1 }
            next = afterMatch(next)
        }
        guard next < last else { return -1 }
        if tokens[next].startsLine {
            guard acrossLines, declarationStart(from: next, inMembers: false, inFile: false) < 0 else { return -1 }
        }
        switch tokens[next].kind {
        case .identifier, .at, .leftParen, .leftSquare, .prefixOperator, .wildcard: return next
        case .keyword:
            switch tokens[next].word {
            case .anyType, .selfType, .inout_, .repeat_: return next
            default: return -1
            }
        default: return -1
        }
    }
}
