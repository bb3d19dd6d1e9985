/// Matches brackets during lexing, even if some are missing.
///
/// Braces take precedence over other brackets: a `)` never closes anything outside an open `{`, but a `}` closes over a
/// missing `)`. Open brackets are counted by kind, so that a closing bracket never searches in vain.
struct BracketMatcher {
    private struct Open {
        let kind: TokenKind
        let token: Int32
        /// The counts outside a `{` or an interpolation, restored when it is closed.
        let outerParens: Int32
        let outerSquares: Int32
        let outerBraces: Int32
    }

    private var stack: Table<Open>
    private var parens: Int32 = 0
    private var squares: Int32 = 0
    private var braces: Int32 = 0
    private var directives: Table<Int32>

    /// - Parameter earlier: that of another file, whose memory is reused.
    init(reusing earlier: BracketMatcher?) {
        stack = Table(reusing: earlier?.stack)
        directives = Table(reusing: earlier?.directives)
    }

    func deallocate() {
        stack.deallocate()
        directives.deallocate()
    }

    mutating func open(_ kind: TokenKind, token: Int) {
        stack.append(
            Open(
                kind: kind,
                token: Int32(truncatingIfNeeded: token),
                outerParens: parens,
                outerSquares: squares,
                outerBraces: braces
            )
        )
        switch kind {
        case .leftParen: parens &+= 1
        case .leftSquare: squares &+= 1
        case .leftBrace:
            braces &+= 1
            parens = 0
            squares = 0
        default:
            // Brackets inside an interpolation close nothing outside it.
            parens = 0
            squares = 0
            braces = 0
        }
    }

    /// - Returns: the index of the opening bracket's token, or -1 if there is none.
    mutating func close(_ kind: TokenKind) -> Int {
        let opening: TokenKind
        switch kind {
        case .rightParen:
            if let top = stack.last, top.kind == .stringStart { return pop(top) }
            guard parens > 0 else { return -1 }
            opening = .leftParen
        case .rightSquare:
            guard squares > 0 else { return -1 }
            opening = .leftSquare
        default:
            guard braces > 0 else { return -1 }
            opening = .leftBrace
        }
        while let top = stack.last {
            let token = pop(top)
            if top.kind == opening { return token }
        }
        return -1
    }

    private mutating func pop(_ top: Open) -> Int {
        stack.shorten(to: stack.count &- 1)
        parens = top.outerParens
        squares = top.outerSquares
        braces = top.outerBraces
        return Int(top.token)
    }

    /// Removes the brackets left open inside the innermost interpolation.
    mutating func unwindToInterpolation() {
        while let top = stack.last, top.kind != .stringStart { _ = pop(top) }
    }

    /// Removes the innermost interpolation, whose string ended before its `)`.
    mutating func dropInterpolation() {
        unwindToInterpolation()
        if let top = stack.last { _ = pop(top) }
    }

    /// Links `#if` to its `#endif`.
    mutating func directive(_ kind: TokenKind, token: Int, in records: UnsafeMutablePointer<TokenRecord>) {
        if kind == .poundIf {
            directives.append(Int32(truncatingIfNeeded: token))
        } else if kind == .poundEndif, let start = directives.popLast() {
            records[Int(start)].match = Int32(truncatingIfNeeded: token)
            records[token].match = start
        }
    }
}
