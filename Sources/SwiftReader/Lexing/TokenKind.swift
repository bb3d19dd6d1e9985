/// What the lexer tells apart. Without a raw type: comparing raw enums goes through a generic function in debug builds.
enum TokenKind: Sendable {
    case endOfFile
    /// Also contextual keywords; `TokenRecord.word` says which.
    case identifier
    /// A reserved word; `TokenRecord.word` says which.
    case keyword
    /// `$0`.
    case dollar
    case wildcard
    case integer, float
    /// A whole string literal without interpolation.
    case string
    /// The pieces of an interpolated string literal, each up to the `(` of the next interpolation.
    case stringStart, stringMiddle, stringEnd
    case regex
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, colonColon, semicolon, period, at, pound, backslash
    case arrow, equal, prefixAmpersand, exclamation, postfixQuestion, infixQuestion
    case prefixOperator, postfixOperator, binaryOperator
    case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundSourceLocation
    case unknown
}

/// One token in the table that the parser walks over.
struct TokenRecord {
    var start: UInt32
    var end: UInt32
    /// For brackets, pieces of strings and `#if`: the number of the token at the other end; `-1` where there is none.
    /// For `<` in an expression: what `GenericLookahead` found out about it.
    var match: Int32
    var kind: TokenKind
    var word: Word
    var flags: UInt8
    /// A note of the parser's look-ahead about this token, so that it looks only once.
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

    /// A line ends between the token before and this one.
    static let newlineBefore: UInt8 = 1
    /// White space or a comment stands in front of this one.
    static let spaceBefore: UInt8 = 2

    var startsLine: Bool { flags & TokenRecord.newlineBefore != 0 }
    var hasSpaceBefore: Bool { flags & TokenRecord.spaceBefore != 0 }
}

extension TokenKind {
    /// What the compiler writes for it costs a debug build a tenth of its time.
    static func == (left: TokenKind, right: TokenKind) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}
