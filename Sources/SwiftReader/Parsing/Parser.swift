/// Reads a table of tokens into the tables of a `SourceFile`.
///
/// A pushdown machine: what a recursive parser keeps on the program's stack lies in `frames`, and `result…` carries
/// what a finished frame hands to the one below it. So no depth of nesting can overflow anything.
///
/// All its functions are mutating, also those that only look: in a debug build one that is not gets a copy of all the
/// tables, with a reference count for each. The same goes for the lexer.
struct Parser {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<TokenRecord>
    /// The number of the `endOfFile` token; nothing is read beyond it.
    let last: Int
    var frames = FrameStack()

    /// The token that is read next.
    var position = 0
    /// Where the last token that was read ended.
    var lastEnd: UInt32 = 0

    /// What the frame that has just finished made.
    var resultExpression: Int32 = -1
    var resultBlock: Int32 = -1
    var resultParameters = TableRange.none
    var resultAccessors = TableRange.none

    var declarations: Table<Declaration>
    var expressions: Table<Expression>
    var blocks: Table<Block>
    var items: Table<BlockItem>
    var arguments: Table<Argument>
    var parameters = Table<Parameter>()
    var genericParameters = Table<GenericParameter>()
    var accessors = Table<Accessor>()
    var attributes = Table<Attribute>()
    var types = Table<SourceRange>()
    var conditions = Table<Condition>()
    var problems: [ParseDiagnostic] = []

    // What is collected until its owner is finished, so that it lies together in the tables.
    var openBlocks = Table<OpenBlock>()
    var openItems = Table<BlockItem>()
    var openArguments = Table<Argument>()
    var openParameters = Table<Parameter>()
    var openAccessors = Table<Accessor>()
    var openPrefixes = Table<Int32>()
    var openDeclarations = Table<PendingDeclaration>()
    var openNames = Table<BoundName>()
    var openBindings = Table<OpenBinding>()
    var openDirectives = Table<OpenDirective>()
    var directiveCount: Int32 = 0

    /// Interpolated strings that are being read: their next piece ends everything inside.
    var stringDepth = 0
    /// The block in which the next thing stands.
    var currentBlock: Int32 = 0
    /// The innermost `#if` branch.
    var currentCondition: Int32 = -1
    /// The `let` or `var` of the pattern that is being read.
    var patternKeyword = -1
    /// For the look-ahead at generic arguments; kept to save allocations.
    var lookaheadStack = Table<Int32>()
    /// Where the last search for the `{` of a type ended.
    var headSearchEnd = 0
    /// The token behind the last one that was reported, so that a run of them is reported once.
    var problemTokens = -1

    init(bytes: UnsafePointer<UInt8>, tokens: UnsafeMutablePointer<TokenRecord>, last: Int) {
        self.bytes = bytes
        self.tokens = tokens
        self.last = last
        // About what ordinary code needs; what needs more grows.
        declarations = Table(capacity: last / 20)
        expressions = Table(capacity: last / 2)
        blocks = Table(capacity: last / 20)
        items = Table(capacity: last / 10)
        arguments = Table(capacity: last / 4)
    }

    mutating func run() {
        pushFile()
        while frames.count > 0 { step() }
    }

    /// Gives back what only the reading needed.
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

/// Looking at tokens and going on.
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

    /// Goes to a token further on, having read all in between.
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

    /// Whether a token is an operator that consists of this one character.
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

    /// The first byte of a token; 0 at the end, and for the missing end of a string, which may stand there too.
    mutating func firstByte(_ index: Int) -> UInt8 {
        guard index < last, tokens[index].start < tokens[index].end else { return 0 }
        return bytes[Int(tokens[index].start)]
    }

    /// Behind the partner of an opening bracket, or behind the bracket itself where it has none.
    mutating func afterMatch(_ index: Int) -> Int {
        let match = Int(tokens[index].match)
        return match > index ? match &+ 1 : index &+ 1
    }

    /// A word that may be a name here: no reserved word.
    mutating func isName(_ index: Int) -> Bool {
        let kind = tokens[index].kind
        return kind == .identifier
            || (kind == .keyword && (tokens[index].word == .self_ || tokens[index].word == .selfType))
    }

    /// What may stand in front of the colon of an argument.
    mutating func isLabel(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier, .wildcard, .dollar: true
        case .keyword: tokens[index].word != .inout_
        default: false
        }
    }

    /// Says once for a run of tokens that they could not be read.
    mutating func report(_ message: String, at index: Int) {
        guard index != problemTokens else { return }
        problemTokens = index
        problems.append(ParseDiagnostic(message: message, range: range(index)))
    }
}
