/// A block that is being parsed.
struct OpenBlock {
    let id: Int32
    let outer: Int32
    let items: Int32
    let start: UInt32
    let kind: Block.Kind
    let owner: Int32
}

/// The slots of the frame of a block, besides `outerDirectives`.
extension Frame {
    /// The token of its `{`; -1 if there is none.
    fileprivate var brace: Int {
        get { Int(slot1) }
        set { slot1 = Int32(truncatingIfNeeded: newValue) }
    }

    /// The first token of the current statement.
    fileprivate var statement: Int {
        get { Int(slot2) }
        set { slot2 = Int32(truncatingIfNeeded: newValue) }
    }
}

/// Blocks: lists of declarations and statements.
extension Parser {
    /// How a block frame behaves.
    enum BlockFlag {
        static let members: UInt16 = 1
        /// The finished block becomes an item of the enclosing block.
        static let isItem: UInt16 = 2
        static let file: UInt16 = 4
        /// The statements of a `case`, which no brace ends.
        static let caseBody: UInt16 = 8
    }

    /// Opens a block inside `currentBlock` and makes it the current one.
    mutating func openBlock(_ kind: Block.Kind, start: UInt32, owner: Int32 = -1) {
        let id = Int32(truncatingIfNeeded: blocks.count)
        blocks.append(
            Block(kind: kind, parent: nil, range: .none, owner: nil, closure: nil, items: .none)
        )
        openBlocks.append(
            OpenBlock(
                id: id,
                outer: currentBlock,
                items: Int32(truncatingIfNeeded: openItems.count),
                start: start,
                kind: kind,
                owner: owner
            )
        )
        currentBlock = id
    }

    /// Closes the innermost block.
    mutating func closeBlock(closure: Int32 = -1) {
        guard let block = openBlocks.popLast() else { return }
        let itemRange = openItems.moveTail(from: Int(block.items), to: &items)
        blocks[Int(block.id)] = Block(
            kind: block.kind,
            parent: block.kind == .file ? nil : BlockID(Int(block.outer)),
            range: rangeToHere(from: block.start),
            owner: block.owner < 0 ? nil : DeclarationID(Int(block.owner)),
            closure: closure < 0 ? nil : ExpressionID(Int(closure)),
            items: itemRange
        )
        currentBlock = block.outer
        resultBlock = block.id
    }

    mutating func pushFile() {
        openBlock(.file, start: 0)
        pushItems(flags: BlockFlag.file)
    }

    /// Parses a block, starting at a `{` or where one is missing.
    mutating func pushBraces(_ kind: Block.Kind, owner: Int32 = -1, flags: UInt16 = 0) {
        openBlock(kind, start: start, owner: owner)
        let brace = position
        pushItems(brace: take(.leftBrace) ? brace : -1, flags: flags)
    }

    /// Parses the items of an open block, after its brace.
    mutating func pushItems(brace: Int = -1, flags: UInt16 = 0) {
        var frame = Frame(.block, flags: flags)
        frame.outerDirectives = openDirectives.count
        frame.brace = brace
        frames.push(frame)
    }

    mutating func stepBlock() {
        let frame = frames.top
        finishItem(frame)
        let flags = frame.pointee.flags
        while true {
            switch kind {
            case .semicolon:
                advance()
            case .rightBrace:
                guard flags & BlockFlag.file != 0 else { return endBlock() }
                report("this `}` has no `{`", at: position)
                advance()
            case .endOfFile:
                return endBlock()
            case .stringMiddle, .stringEnd:
                if stringDepth > 0 { return endBlock() }
                advance()
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                if kind == .poundIf, flags & BlockFlag.caseBody != 0, isCaseDirective(position) { return endBlock() }
                if kind == .poundIf, isAttributeDirective(position) {
                    if stepItem(frame) { return }
                } else if readDirective(base: frame.pointee.outerDirectives) {
                    skipDeadBranch()
                } else {
                    return endBlock()
                }
            case .poundSourceLocation:
                skipSourceLocation()
            default:
                if flags & BlockFlag.caseBody != 0, isCaseStart(position) { return endBlock() }
                if stepItem(frame) { return }
            }
        }
    }

    /// Adds `resultExpression`, if there is one, to the items of the block.
    mutating func addResultItem() {
        if resultExpression >= 0 { openItems.append(.expression(ExpressionID(Int(resultExpression)))) }
    }

    /// The use of the expression that is being parsed.
    private enum ItemState {
        static let none: UInt8 = 0
        static let expression: UInt8 = 1
        static let returned: UInt8 = 2
        static let thrown: UInt8 = 3
    }

    /// Takes the result of an item's frame.
    private mutating func finishItem(_ frame: UnsafeMutablePointer<Frame>) {
        guard frame.pointee.state != ItemState.none else { return }
        if resultExpression >= 0 {
            let id = ExpressionID(Int(resultExpression))
            switch frame.pointee.state {
            case ItemState.expression: openItems.append(.expression(id))
            case ItemState.returned: openItems.append(.returned(id))
            default: openItems.append(.thrown(id))
            }
        }
        frame.pointee.state = ItemState.none
        if frame.pointee.statement == position { skipUnreadable() }
    }

    /// Starts the next item.
    ///
    /// - Returns: whether it pushed a frame.
    private mutating func stepItem(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
        let flags = frame.pointee.flags
        let members = flags & BlockFlag.members != 0
        let before = position
        let frameCount = frames.count
        let introducer = declarationStart(from: position, inMembers: members, inFile: flags & BlockFlag.file != 0)
        if introducer >= 0 {
            readDeclaration(introducer: introducer)
            if frames.count == frameCount, position == before { skipUnreadable() }
            return frames.count != frameCount
        }
        if members {
            skipUnreadable()
            return false
        }
        frame.pointee.statement = position
        let action = startStatement()
        switch action {
        case .none:
            if position == before { skipUnreadable() }
            return false
        case .pushed:
            return true
        case .expression: frame.pointee.state = ItemState.expression
        case .returned: frame.pointee.state = ItemState.returned
        case .thrown: frame.pointee.state = ItemState.thrown
        }
        pushExpression()
        return true
    }

    /// Skips one token that cannot be parsed, including anything that it brackets.
    mutating func skipUnreadable() {
        report("this could not be read", at: position)
        switch kind {
        case .leftParen, .leftSquare, .leftBrace, .stringStart: advance(to: afterMatch(position))
        default: advance()
        }
        problemTokens = position
    }

    private mutating func endBlock() {
        let frame = frames.top.pointee
        // The statements of a `case` are in the block of the case.
        if frame.flags & BlockFlag.caseBody != 0 { return frames.pop() }
        while openDirectives.count > frame.outerDirectives { closeDirective() }
        // The opening brace of members may be missing; a `}` still ends them.
        let wantsBrace = frame.brace >= 0 || frame.flags & BlockFlag.members != 0
        if wantsBrace, !take(.rightBrace), frame.brace >= 0 {
            problems.append(ParseDiagnostic(message: "this `{` has no `}`", range: range(frame.brace)))
        }
        frames.pop()
        let isClosure = frames.count > 0 && frames.top.pointee.kind == .closure
        closeBlock(closure: isClosure ? Int32(truncatingIfNeeded: expressions.count) : -1)
        if frame.flags & BlockFlag.isItem != 0 { openItems.append(.block(BlockID(Int(resultBlock)))) }
    }
}
