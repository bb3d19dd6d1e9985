/// Converts bytes to tokens.
///
/// It knows nothing of the grammar, except where a `/` may start a regular expression. It also matches brackets.
/// Interpolations are not recursive: their state is on the stack `interpolations`.
struct Lexer {
    /// A string literal that is waiting for the `)` of its interpolation.
    struct Interpolation {
        let shape: StringShape
        /// The token of the first segment of the string.
        let start: Int
        /// The number of open parentheses inside the interpolation.
        var parentheses: Int
    }

    let bytes: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafeMutablePointer<UInt8>
    let words: WordTable
    var tokens: Table<TokenRecord>
    var index = 0
    /// The result of `skipTrivia` for the next token: its `TokenRecord.flags`.
    var flags = TokenRecord.newlineBefore | TokenRecord.spaceBefore
    var interpolations: Table<Interpolation>
    /// Whether the innermost interpolation is in a single-line string, which a line break ends.
    var newlineEndsString = false
    var brackets: BracketMatcher
    var problems: [ParseDiagnostic] = []
    /// The offset of each line.
    var lineStarts: Table<UInt32>
    // Cached results of look-aheads.
    var hasNoConflictEnd = false
    /// No `#>` ends a placeholder before this offset.
    var noPlaceholderUntil = 0
    /// The end of the last sequence of `#`.
    var poundsEnd = 0
    /// No multi-line regular expression with at least this number of `#` ends from here on.
    var unendedPounds = Int.max
    /// Whether to fill `wordHashes`.
    let collectsWords: Bool
    /// The hash of each word outside of comments and strings, keywords included.
    var wordHashes: Table<UInt32>

    /// - Parameter earlier: the lexer of another file, whose memory is reused.
    init(
        bytes: UnsafePointer<UInt8>,
        start: Int,
        count: Int,
        collectsWords: Bool = false,
        reusing earlier: Lexer? = nil
    ) {
        self.collectsWords = collectsWords
        // Typical numbers for so many bytes; the tables grow if necessary.
        wordHashes = Table(
            reusing: earlier?.wordHashes,
            capacity: collectsWords ? (count &- start) / 8 &+ 16 : 0
        )
        self.bytes = bytes
        self.count = count
        classes = ByteClass.shared.table
        words = WordTable.shared
        tokens = Table(reusing: earlier?.tokens, capacity: (count &- start) / 6 &+ 16)
        lineStarts = Table(reusing: earlier?.lineStarts, capacity: (count &- start) / 32 &+ 4)
        interpolations = Table(reusing: earlier?.interpolations)
        brackets = BracketMatcher(reusing: earlier?.brackets)
        lineStarts.append(0)
        index = start
    }

    /// Frees everything but the tokens and the lines.
    func deallocateScratch() {
        interpolations.deallocate()
        brackets.deallocate()
        wordHashes.deallocate()
    }

    /// Frees everything.
    func deallocate() {
        deallocateScratch()
        tokens.deallocate()
        lineStarts.deallocate()
    }

    /// Lexes to the end.
    mutating func run() {
        skipShebang()
        while true {
            if index < count, classes[Int(bytes[index])] & ByteClass.trivia != 0 { skipTrivia() }
            if newlineEndsString, sawNewlineOrEnd {
                endInterruptedString()
                continue
            }
            guard index < count else { break }
            lexToken()
        }
        while let unfinished = interpolations.popLast() { closeUnfinished(unfinished) }
        add(.endOfFile, from: count)
    }

    private var sawNewlineOrEnd: Bool {
        mutating get { flags & TokenRecord.newlineBefore != 0 || index >= count }
    }

    /// The last token, or an `endOfFile` token if there is none.
    var previous: TokenRecord {
        mutating get { tokens.last ?? TokenRecord(start: 0, end: 0, kind: .endOfFile, word: .none, flags: 0) }
    }

    private mutating func lexToken() {
        let byte = bytes[index]
        let kinds = classes[Int(byte)]
        if kinds & ByteClass.identifierStart != 0 {
            lexIdentifier()
        } else if kinds & ByteClass.operatorCharacter != 0 {
            lexOperator()
        } else if kinds & ByteClass.digit != 0 {
            lexNumber()
        } else if kinds & ByteClass.highByte != 0 {
            lexHighByte()
        } else {
            lexPunctuation(byte)
        }
    }

    /// Adds the token from `start` to `index`.
    @inline(__always)
    mutating func add(_ kind: TokenKind, from start: Int, word: Word = .none) {
        tokens.append(
            TokenRecord(
                start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: index),
                kind: kind,
                word: word,
                flags: flags
            )
        )
        flags = 0
    }

    /// Skips bytes that are not a token.
    mutating func skip(to end: Int) {
        index = end
        flags |= TokenRecord.spaceBefore
    }

    mutating func report(_ message: String, from start: Int, to end: Int) {
        problems.append(
            ParseDiagnostic(
                message: message,
                range: SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
            )
        )
    }

    private mutating func skipShebang() {
        if index == 0, count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
        if count &- index >= 2, index <= 3, bytes[index] == UInt8(ascii: "#"), bytes[index &+ 1] == UInt8(ascii: "!") {
            index = lineEnd(from: index)
        }
    }

    private mutating func lexPunctuation(_ byte: UInt8) {
        let start = index
        switch byte {
        case UInt8(ascii: "("):
            if !interpolations.isEmpty { interpolations.top.pointee.parentheses &+= 1 }
            open(.leftParen)
        case UInt8(ascii: ")"):
            lexRightParen()
        case UInt8(ascii: "{"): open(.leftBrace)
        case UInt8(ascii: "}"): close(.rightBrace)
        case UInt8(ascii: "["): open(.leftSquare)
        case UInt8(ascii: "]"): close(.rightSquare)
        case UInt8(ascii: ","): single(.comma)
        case UInt8(ascii: ";"): single(.semicolon)
        case UInt8(ascii: "@"): single(.at)
        case UInt8(ascii: "\\"): single(.backslash)
        case UInt8(ascii: ":"):
            index &+= 1
            if index < count, bytes[index] == UInt8(ascii: ":") {
                index &+= 1
                add(.colonColon, from: start)
            } else {
                add(.colon, from: start)
            }
        case UInt8(ascii: "#"): lexPound()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): lexString(pounds: 0, from: index)
        case UInt8(ascii: "`"): lexEscapedIdentifier()
        case UInt8(ascii: "$"): lexDollar()
        default:
            skip(to: index &+ 1)
            report("this byte is not valid in Swift", from: start, to: index)
        }
    }

    mutating func single(_ kind: TokenKind) {
        index &+= 1
        add(kind, from: index &- 1)
    }

    mutating func open(_ kind: TokenKind) {
        brackets.open(kind, token: tokens.count)
        single(kind)
    }

    mutating func close(_ kind: TokenKind) {
        let match = brackets.close(kind)
        single(kind)
        if match >= 0 {
            tokens.start[match].match = Int32(truncatingIfNeeded: tokens.count &- 1)
            tokens.start[tokens.count &- 1].match = Int32(truncatingIfNeeded: match)
        }
    }

    private mutating func lexRightParen() {
        guard let innermost = interpolations.last else { return close(.rightParen) }
        if innermost.parentheses > 0 {
            interpolations.top.pointee.parentheses &-= 1
            return close(.rightParen)
        }
        brackets.unwindToInterpolation()
        close(.rightParen)
        interpolations.shorten(to: interpolations.count &- 1)
        updateNewlineRule()
        lexStringBody(innermost.shape, first: innermost.start, from: index)
    }

    mutating func updateNewlineRule() {
        newlineEndsString = !(interpolations.last?.shape.isMultiline ?? true)
    }
}
