/// Parses a table of tokens into the tables of a `SourceFile`.
///
/// The parser is a pushdown automaton: `frames` replaces the call stack, and the `result…` properties pass the result
/// of a finished frame to the one below it. Therefore deep nesting cannot overflow the stack.
///
/// All functions are mutating, even those that only look ahead: in a debug build, a nonmutating one would get a copy of
/// all tables, with a reference count for each. The same applies to the lexer.
struct Parser {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<TokenRecord>
    /// The index of the `endOfFile` token; nothing is read beyond it.
    let last: Int
    var frames: FrameStack

    /// The index of the next token.
    var position = 0
    /// The end offset of the last token that was read.
    var lastEnd: UInt32 = 0

    /// The result of the frame that has just finished.
    var resultExpression: Int32 = -1
    var resultBlock: Int32 = -1
    var resultParameters = TableRange.none
    var resultAccessors = TableRange.none

    var declarations: Table<Declaration>
    var expressions: Table<Expression>
    var blocks: Table<Block>
    var items: Table<BlockItem>
    var arguments: Table<Argument>
    var parameters: Table<Parameter>
    var genericParameters: Table<GenericParameter>
    var accessors: Table<Accessor>
    var attributes: Table<Attribute>
    var types: Table<SourceRange>
    var conditions: Table<Condition>
    var problems: [ParseDiagnostic] = []

    // Parts that are collected until their owner is finished, so that they are consecutive in the tables.
    var openBlocks: Table<OpenBlock>
    var openItems: Table<BlockItem>
    var openArguments: Table<Argument>
    var openParameters: Table<Parameter>
    var openAccessors: Table<Accessor>
    var openPrefixes: Table<Int32>
    var openDeclarations: Table<PendingDeclaration>
    var openNames: Table<BoundName>
    var openBindings: Table<OpenBinding>
    var openDirectives: Table<OpenDirective>
    var directiveCount: Int32 = 0
    /// Whether the branches that no build compiles, as `#if false`, are parsed too.
    let keepsDeadCode: Bool

    /// The number of open interpolated strings; their next segment ends everything inside.
    var stringDepth = 0
    /// The block of the next item.
    var currentBlock: Int32 = 0
    /// The innermost `#if` branch.
    var currentCondition: Int32 = -1
    /// The `let` or `var` of the current pattern.
    var patternKeyword = -1
    /// For the look-ahead at generic arguments; reused to save allocations.
    var lookaheadStack: Table<Int32>
    /// The end of the last search for the `{` of a type.
    var headSearchEnd = 0
    /// The token after the last reported one, so that consecutive tokens are reported once.
    var problemTokens = -1

    /// - Parameter earlier: the parser of another file, which has finished and whose memory is reused.
    init(
        bytes: UnsafePointer<UInt8>,
        tokens: UnsafeMutablePointer<TokenRecord>,
        last: Int,
        keepsDeadCode: Bool,
        reusing earlier: Parser? = nil
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.last = last
        self.keepsDeadCode = keepsDeadCode
        // Empty at the end of a file.
        frames = earlier?.frames ?? FrameStack()
        // Typical numbers for ordinary code; the tables grow if necessary.
        declarations = Table(reusing: earlier?.declarations, capacity: last / 20)
        expressions = Table(reusing: earlier?.expressions, capacity: last / 2)
        blocks = Table(reusing: earlier?.blocks, capacity: last / 20)
        items = Table(reusing: earlier?.items, capacity: last / 10)
        arguments = Table(reusing: earlier?.arguments, capacity: last / 4)
        parameters = Table(reusing: earlier?.parameters)
        genericParameters = Table(reusing: earlier?.genericParameters)
        accessors = Table(reusing: earlier?.accessors)
        attributes = Table(reusing: earlier?.attributes)
        types = Table(reusing: earlier?.types)
        conditions = Table(reusing: earlier?.conditions)
        openBlocks = Table(reusing: earlier?.openBlocks)
        openItems = Table(reusing: earlier?.openItems)
        openArguments = Table(reusing: earlier?.openArguments)
        openParameters = Table(reusing: earlier?.openParameters)
        openAccessors = Table(reusing: earlier?.openAccessors)
        openPrefixes = Table(reusing: earlier?.openPrefixes)
        openDeclarations = Table(reusing: earlier?.openDeclarations)
        openNames = Table(reusing: earlier?.openNames)
        openBindings = Table(reusing: earlier?.openBindings)
        openDirectives = Table(reusing: earlier?.openDirectives)
        lookaheadStack = Table(reusing: earlier?.lookaheadStack)
    }

    mutating func run() {
        pushFile()
        while frames.count > 0 { step() }
    }

    /// Frees memory that is only needed for parsing.
    func deallocateScratch() {
        frames.deallocate()
        openBlocks.deallocate()
        openItems.deallocate()
        openArguments.deallocate()
        openParameters.deallocate()
        openAccessors.deallocate()
        openPrefixes.deallocate()
        openDeclarations.deallocate()
        openNames.deallocate()
        openBindings.deallocate()
        openDirectives.deallocate()
        lookaheadStack.deallocate()
    }

    /// Frees all memory.
    func deallocate() {
        deallocateScratch()
        declarations.deallocate()
        expressions.deallocate()
        blocks.deallocate()
        items.deallocate()
        arguments.deallocate()
        parameters.deallocate()
        genericParameters.deallocate()
        accessors.deallocate()
        attributes.deallocate()
        types.deallocate()
        conditions.deallocate()
    }

    private mutating func step() {
        switch frames.top.pointee.kind {
        case .block: stepBlock()
        case .expression: stepExpression()
        case .arguments: stepArguments()
        case .interpolatedString: stepInterpolatedString()
        case .closure: stepClosure()
        case .effect: stepEffect()
        case .variable: stepVariable()
        case .function: stepFunction()
        case .parameters: stepParameters()
        case .enumCases: stepEnumCases()
        case .accessors: stepAccessors()
        case .conditions: stepConditions()
        case .ifStatement: stepIf()
        case .guardStatement: stepGuard()
        case .whileStatement: stepWhile()
        case .repeatStatement: stepRepeat()
        case .forStatement: stepFor()
        case .switchStatement: stepSwitch()
        case .switchCase: stepSwitchCase()
        case .doStatement: stepDo()
        case .catchClause: stepCatch()
        }
    }
}

/// Inspecting and consuming tokens.
extension Parser {
    var kind: TokenKind { mutating get { tokens[position].kind } }
    var word: Word { mutating get { tokens[position].word } }

    mutating func token(_ index: Int) -> TokenRecord {
        tokens[index >= last ? last : index]
    }

    mutating func advance() {
        lastEnd = tokens[position].end
        if position < last { position &+= 1 }
    }

    /// Moves forward to a token, after everything before it has been read.
    mutating func advance(to index: Int) {
        guard index > position, index <= last else { return }
        lastEnd = tokens[index &- 1].end
        position = index
    }

    mutating func take(_ kind: TokenKind) -> Bool {
        guard tokens[position].kind == kind else { return false }
        advance()
        return true
    }

    mutating func range(_ index: Int) -> SourceRange {
        SourceRange(start: tokens[index].start, end: tokens[index].end)
    }

    var start: UInt32 { mutating get { tokens[position].start } }

    mutating func rangeToHere(from start: UInt32) -> SourceRange {
        SourceRange(start: start, end: lastEnd > start ? lastEnd : start)
    }

    /// Whether a token is an operator that consists of a single given character.
    mutating func isOperator(_ index: Int, _ character: UInt8) -> Bool {
        let token = tokens[index]
        return token.end &- token.start == 1 && bytes[Int(token.start)] == character
    }

    mutating func isOperatorKind(_ kind: TokenKind) -> Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .prefixAmpersand, .exclamation,
            .postfixQuestion, .infixQuestion:
            true
        default: false
        }
    }

    /// The first byte of a token; 0 at the end of the file, and for the missing end of a string, which may be there
    /// too.
    mutating func firstByte(_ index: Int) -> UInt8 {
        guard index < last, tokens[index].start < tokens[index].end else { return 0 }
        return bytes[Int(tokens[index].start)]
    }

    /// The token after the partner of an opening bracket, or after the bracket itself if it has none.
    mutating func afterMatch(_ index: Int) -> Int {
        let match = Int(tokens[index].match)
        return match > index ? match &+ 1 : index &+ 1
    }

    /// Whether a token may be a name here; false for reserved words.
    mutating func isName(_ index: Int) -> Bool {
        let kind = tokens[index].kind
        return kind == .identifier
            || (kind == .keyword && (tokens[index].word == .self_ || tokens[index].word == .selfType))
    }

    /// Whether a token may be an argument label.
    mutating func isLabel(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier, .wildcard, .dollar: true
        case .keyword: tokens[index].word != .inout_
        default: false
        }
    }

    /// Reports consecutive tokens that could not be parsed once.
    mutating func report(_ message: String, at index: Int) {
        guard index != problemTokens else { return }
        problemTokens = index
        problems.append(ParseDiagnostic(message: message, range: range(index)))
    }
}
