/// An `#if` whose `#endif` has not been reached.
struct OpenDirective {
    let number: Int32
    let branch: Int32
    /// The condition that contains the `#if`.
    let outer: Int32
    /// Whether all builds compile a branch before this one.
    var isDecided = false
}

/// Cached facts about the contents of an `#if`, as bits of its token's `extra`.
enum DirectiveNote {
    static let attributes: UInt8 = 1
    static let noAttributes: UInt8 = 2
    static let `case`: UInt8 = 4
    static let noCase: UInt8 = 8
    static let suffix: UInt8 = 16
    static let noSuffix: UInt8 = 32
}

/// The slots of frames that may contain an `#if`: a block, an `if`, `switch` or `do`, and accessors.
extension Frame {
    /// The number of open directives at its start.
    var outerDirectives: Int {
        get { Int(slot0) }
        set { slot0 = Int32(truncatingIfNeeded: newValue) }
    }
}

/// Conditional compilation and `#sourceLocation`.
extension Parser {
    /// Parses `#if`, `#elseif`, `#else` or `#endif`.
    ///
    /// - Parameter base: the number of open directives at the start of the block.
    /// - Returns: whether it belongs to this block; otherwise it is not consumed.
    mutating func readDirective(base: Int) -> Bool {
        if kind == .poundIf {
            openDirectives.append(OpenDirective(number: directiveCount, branch: 0, outer: currentCondition))
            directiveCount &+= 1
            advance()
            openCondition(from: start, test: readTest())
            return true
        }
        guard openDirectives.count > base, let innermost = openDirectives.last else {
            if !openDirectives.isEmpty { return false }
            report("this directive belongs to no `#if`", at: position)
            advance()
            return true
        }
        if kind == .poundEndif {
            closeDirective()
            advance()
            return true
        }
        endCondition()
        openDirectives[openDirectives.count &- 1] = OpenDirective(
            number: innermost.number,
            branch: innermost.branch &+ 1,
            outer: innermost.outer,
            isDecided: innermost.isDecided || currentTestValue == true
        )
        let isElse = kind == .poundElse
        advance()
        openCondition(from: start, test: isElse && tokens[position].startsLine ? .none : readTest())
        return true
    }

    /// Skips the rest of the current branch if no build compiles it: `#if false`, `#if compiler(>=99)`.
    mutating func skipDeadBranch() {
        guard !keepsDeadCode, currentCondition >= 0, let innermost = openDirectives.last,
            innermost.isDecided || currentTestValue == false
        else { return }
        var depth = 0
        var scan = position
        while scan < last {
            switch tokens[scan].kind {
            case .poundIf: depth &+= 1
            case .poundElseif where depth == 0, .poundElse where depth == 0, .poundEndif where depth == 0:
                return advance(to: scan)
            case .poundEndif: depth &-= 1
            default: break
            }
            scan &+= 1
        }
    }

    /// The value that the test of the current branch has in all builds.
    private var currentTestValue: Bool? {
        guard currentCondition >= 0 else { return nil }
        let test = conditions[Int(currentCondition)].test
        let count = Int(test.end &- test.start)
        guard count > 0, count <= BuildTestParser.lengthLimit else { return nil }
        let text = UnsafeBufferPointer(start: bytes + Int(test.start), count: count)
        return BuildTest(String(decoding: text, as: UTF8.self))?.constantValue
    }

    mutating func closeDirective() {
        guard let innermost = openDirectives.popLast() else { return }
        endCondition()
        currentCondition = innermost.outer
    }

    /// Ends the current branch at the directive here.
    private mutating func endCondition() {
        guard currentCondition >= 0 else { return }
        let condition = Int(currentCondition)
        conditions[condition].range = SourceRange(start: conditions[condition].range.start, end: start)
    }

    private mutating func openCondition(from first: UInt32, test: SourceRange) {
        guard let innermost = openDirectives.last else { return }
        currentCondition = Int32(truncatingIfNeeded: conditions.count)
        conditions.append(
            Condition(
                test: test,
                directive: innermost.number,
                branch: innermost.branch,
                parent: innermost.outer < 0 ? nil : innermost.outer,
                range: SourceRange(start: first, end: .max)
            )
        )
    }

    /// Parses the rest of the line, including brackets that continue on other lines.
    private mutating func readTest() -> SourceRange {
        let from = start
        let end = endOfLine(from: position)
        guard end > position else { return .none }
        advance(to: end)
        return rangeToHere(from: from)
    }

    mutating func endOfLine(from index: Int) -> Int {
        var scan = index
        while scan < last, !tokens[scan].startsLine {
            switch tokens[scan].kind {
            case .leftParen, .leftSquare, .leftBrace, .stringStart: scan = afterMatch(scan)
            case .stringMiddle, .stringEnd: return scan
            default: scan &+= 1
            }
        }
        return scan
    }

    /// The first token after an `#if` and those that directly follow it.
    mutating func directiveContent(_ first: Int) -> Int {
        var index = first
        while index < last, tokens[index].kind == .poundIf { index = endOfLine(from: index &+ 1) }
        return index
    }

    /// Records a fact about the contents of an `#if` and those that directly follow it, so that nested ones are scanned
    /// once.
    mutating func note(_ answer: UInt8, from first: Int) {
        var index = first
        while index < last, tokens[index].kind == .poundIf {
            tokens[index].extra |= answer
            index = endOfLine(from: index &+ 1)
        }
    }

    /// Whether an `#if` contains only attributes of the declaration after its `#endif`.
    ///
    /// The result for each `#if` on the way is recorded in the tokens, so that nested ones are scanned once.
    mutating func isAttributeDirective(_ index: Int) -> Bool {
        let known = tokens[index].extra & (DirectiveNote.attributes | DirectiveNote.noAttributes)
        if known != 0 { return known == DirectiveNote.attributes }
        var open: [Int] = []
        var sawAttribute = false
        var scan = index
        while scan < last {
            switch tokens[scan].kind {
            case .poundIf:
                if tokens[scan].extra & DirectiveNote.noAttributes != 0 {
                    return failAttributeDirectives(open, and: index)
                }
                open.append(scan)
                scan = endOfLine(from: scan &+ 1)
            case .poundElseif, .poundElse:
                scan = endOfLine(from: scan &+ 1)
            case .poundEndif:
                guard sawAttribute, let innermost = open.popLast() else {
                    return failAttributeDirectives(open, and: index)
                }
                tokens[innermost].extra |= DirectiveNote.attributes
                scan &+= 1
                if open.isEmpty { return true }
            case .at:
                sawAttribute = true
                scan = attributeEnd(scan)
            default:
                return failAttributeDirectives(open, and: index)
            }
        }
        return failAttributeDirectives(open, and: index)
    }

    private mutating func failAttributeDirectives(_ open: [Int], and index: Int) -> Bool {
        for directive in open { tokens[directive].extra |= DirectiveNote.noAttributes }
        tokens[index].extra |= DirectiveNote.noAttributes
        return false
    }

    mutating func skipSourceLocation() {
        advance()
        if kind == .leftParen { advance(to: afterMatch(position)) }
    }
}
