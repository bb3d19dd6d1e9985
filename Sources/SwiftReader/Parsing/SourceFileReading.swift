extension SourceFile {
    /// Parses a file.
    ///
    /// Parsing never fails. Code that cannot be parsed is reported in `problems`, and the rest is still parsed.
    ///
    /// The coverage of the grammar of Swift 6.3:
    ///
    /// - *Lexical structure*: complete. Contextual keywords are names unless the context decides otherwise. Whether a
    ///   `/` starts a regular expression and a `<` opens generic arguments is decided as in swift-syntax.
    /// - *Declarations*: all kinds, with attributes, modifiers, access levels, generic parameters, inheritance, `where`
    ///   clauses, parameters, types, initial values, accessors and bodies, in every branch of every `#if`; a branch that
    ///   no build compiles, as `#if false`, is skipped unless it is asked for.
    /// - *Statements and expressions*: all kinds, with their names, calls, members, operators, closures, bindings and
    ///   enclosing blocks. Operators are not folded: a sequence is kept as written.
    /// - *Types*: ranges of tokens. `tokens(in:)` splits one on demand.
    ///
    /// Deliberately skipped: the arguments of attributes, `@available` and `#available`; the components of a key path;
    /// the body of a precedence group; `#sourceLocation`; the meaning of `canImport` and the like in an
    /// `#if`. `break` and `continue` are not represented. The accessors `read` and `modify`, which are also valid
    /// names, are recognized by a body that begins with `yield`.
    ///
    /// After invalid code, parsing continues: a closing brace ends everything open inside it, a line break ends an
    /// unterminated string, and a line that can start a declaration ends an unclosed bracket. The members of a type
    /// with an invalid head are in the next `{` on its line, or are the lines indented below it. NUL bytes and bytes
    /// that are not UTF-8 are reported everywhere.
    ///
    /// - Parameters:
    ///   - path: the file's name for messages; it is not opened.
    ///   - bytes: the contents of the file.
    ///   - memory: if given, memory that is used for one file after the other.
    ///   - keepsDeadCode: whether the branches that no build compiles, as `#if false`, are parsed too.
    public init(
        path: String,
        reading bytes: [UInt8],
        in memory: ParsingMemory? = nil,
        keepsDeadCode: Bool = false
    ) {
        self = bytes.withUnsafeBufferPointer { buffer in
            SourceFile.read(path: path, bytes: bytes, buffer: buffer, memory, words: nil, keepsDeadCode: keepsDeadCode)
        }
    }

    /// Parses a file, and tells its words as the lexer finds them.
    ///
    /// - Parameter words: called with the hash of each word outside of comments and strings, keywords included, unless
    ///   the file is empty.
    init(
        path: String,
        reading bytes: [UInt8],
        in memory: ParsingMemory,
        words: (_ hashes: Table<UInt32>) -> Void
    ) {
        self = withoutActuallyEscaping(words) { words in
            bytes.withUnsafeBufferPointer { buffer in
                SourceFile.read(path: path, bytes: bytes, buffer: buffer, memory, words: words, keepsDeadCode: false)
            }
        }
    }

    private static func read(
        path: String,
        bytes: [UInt8],
        buffer: UnsafeBufferPointer<UInt8>,
        _ memory: ParsingMemory?,
        words: ((_ hashes: Table<UInt32>) -> Void)?,
        keepsDeadCode: Bool
    ) -> SourceFile {
        // The base address of an empty array may be `nil`.
        guard let base = buffer.baseAddress, !buffer.isEmpty else { return SourceFile.empty(path: path) }
        let earlier = memory?.take()
        var lexer = Lexer(
            bytes: base,
            start: 0,
            count: buffer.count,
            collectsWords: words != nil,
            reusing: earlier?.lexer
        )
        lexer.run()
        words?(lexer.wordHashes)
        lexer.reportInvalidBytes()
        var parser = Parser(
            bytes: base,
            tokens: lexer.tokens.start,
            last: lexer.tokens.count &- 1,
            keepsDeadCode: keepsDeadCode,
            reusing: earlier?.parser
        )
        parser.run()
        lexer.problems.append(contentsOf: parser.problems)
        parser.problems = []
        lexer.problems.sort { $0.range.start < $1.range.start }
        guard let memory else { return SourceFile(path: path, bytes: bytes, taking: lexer, parser) }
        defer { memory.keep(lexer, parser) }
        return SourceFile(path: path, bytes: bytes, copying: lexer, parser)
    }

    /// Frees the tables.
    private init(path: String, bytes: [UInt8], taking lexer: Lexer, _ parser: Parser) {
        // Before the tables become arrays, because memory use is highest then.
        lexer.deallocateScratch()
        lexer.tokens.deallocate()
        parser.deallocateScratch()
        self.init(
            tables: SourceTables(
                path: path,
                bytes: bytes,
                declarations: parser.declarations.takeArray(),
                expressions: parser.expressions.takeArray(),
                blocks: parser.blocks.takeArray(),
                items: parser.items.takeArray(),
                arguments: parser.arguments.takeArray(),
                parameters: parser.parameters.takeArray(),
                genericParameters: parser.genericParameters.takeArray(),
                accessors: parser.accessors.takeArray(),
                attributes: parser.attributes.takeArray(),
                types: parser.types.takeArray(),
                conditions: parser.conditions.takeArray(),
                problems: lexer.problems,
                lineStarts: lexer.lineStarts.takeArray()
            )
        )
    }

    /// Leaves the tables as they are.
    private init(path: String, bytes: [UInt8], copying lexer: Lexer, _ parser: Parser) {
        self.init(
            tables: SourceTables(
                path: path,
                bytes: bytes,
                declarations: parser.declarations.array,
                expressions: parser.expressions.array,
                blocks: parser.blocks.array,
                items: parser.items.array,
                arguments: parser.arguments.array,
                parameters: parser.parameters.array,
                genericParameters: parser.genericParameters.array,
                accessors: parser.accessors.array,
                attributes: parser.attributes.array,
                types: parser.types.array,
                conditions: parser.conditions.array,
                problems: lexer.problems,
                lineStarts: lexer.lineStarts.array
            )
        )
    }

    private static func empty(path: String) -> SourceFile {
        let block = Block(kind: .file, parent: nil, range: .none, owner: nil, closure: nil, items: .none)
        return SourceFile(
            tables: SourceTables(
                path: path,
                bytes: [],
                declarations: [],
                expressions: [],
                blocks: [block],
                items: [],
                arguments: [],
                parameters: [],
                genericParameters: [],
                accessors: [],
                attributes: [],
                types: [],
                conditions: [],
                problems: [],
                lineStarts: [0]
            )
        )
    }
}
