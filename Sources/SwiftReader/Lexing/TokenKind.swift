/// The kinds of tokens. The enum has no raw type, because comparing raw enums calls a generic function in debug builds.
enum TokenKind: Sendable {
    case endOfFile
    /// Includes contextual keywords; see `TokenRecord.word`.
    case identifier
    /// A reserved word; see `TokenRecord.word`.
    case keyword
    /// `$0`.
    case dollar
    case wildcard
    case integer, float
    /// A complete string literal without interpolation.
    case string
    /// The segments of an interpolated string literal, each up to the `(` of the next interpolation.
    case stringStart, stringMiddle, stringEnd
    case regex
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, colonColon, semicolon, period, at, pound, backslash
    case arrow, equal, prefixAmpersand, exclamation, postfixQuestion, infixQuestion
    case prefixOperator, postfixOperator, binaryOperator
    case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundSourceLocation
    case unknown
}

/// One token in the table that the parser reads.
struct TokenRecord {
    var start: UInt32
    var end: UInt32
    /// For brackets, string segments and `#if`: the index of the matching token; `-1` if there is none. For `<` in an
    /// expression: a result of `GenericLookahead`.
    var match: Int32
    var kind: TokenKind
    var word: Word
    var flags: UInt8
    /// A cached result of the parser's look-ahead at this token.
    var extra: UInt8

    init(start: UInt32, end: UInt32, kind: TokenKind, word: Word, flags: UInt8) {
        self.start = start
        self.end = end
        match = -1
        self.kind = kind
        self.word = word
        self.flags = flags
        extra = 0
    }

    /// A line ends between the previous token and this one.
    static let newlineBefore: UInt8 = 1
    /// White space or a comment precedes this token.
    static let spaceBefore: UInt8 = 2

    var startsLine: Bool { flags & TokenRecord.newlineBefore != 0 }
    var hasSpaceBefore: Bool { flags & TokenRecord.spaceBefore != 0 }
}

extension TokenKind {
    static func == (left: TokenKind, right: TokenKind) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}
