/// The memory in which files are parsed, one after the other. Allocating it for each file would take much of the time of
/// parsing a small one.
public final class ParsingMemory {
    private var kept: (lexer: Lexer, parser: Parser)?
    /// In bytes. Larger files are rare, and their memory is freed at once.
    private static let largestFile = 1 << 20

    public init() {}

    deinit { free() }

    /// The lexer and parser of the last file, whose tables belong to the caller from now on.
    func take() -> (lexer: Lexer, parser: Parser)? {
        defer { kept = nil }
        return kept
    }

    /// Keeps the tables of a lexer and a parser for the next file.
    func keep(_ lexer: Lexer, _ parser: Parser) {
        kept = (lexer, parser)
        if lexer.count > Self.largestFile { free() }
    }

    private func free() {
        kept?.lexer.deallocate()
        kept?.parser.deallocate()
        kept = nil
    }
}
