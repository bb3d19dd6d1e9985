extension SourceFile {
    /// Reads a file.
    ///
    /// Never fails: what cannot be read is in `problems`, and the rest is read all the same.
    ///
    /// How the grammar of Swift 6.3 is covered:
    ///
    /// - *Lexical structure*: all of it. Contextual keywords are names unless their place says otherwise; whether a
    ///   `/` starts a regular expression and a `<` opens generic arguments is decided as swift-syntax does.
    /// - *Declarations*: all kinds, with attributes, modifiers, access, generic parameters, inheritance, `where`
    ///   clauses, parameters, types, initial values, accessors and bodies, in every branch of every `#if`.
    /// - *Statements and expressions*: all of them, as far as names, calls, members, operators, closures, bindings and
    ///   the blocks around them go. Operators are not folded: a sequence stays as written.
    /// - *Types*: ranges of tokens. `tokens(in:)` takes one apart when someone asks.
    ///
    /// Deliberately not read, only gone over: the arguments of attributes, `@available` and `#available`; the
    /// components of a key path; the body of a precedence group; `#sourceLocation`; what
    /// `canImport`, `compiler` and the like in an `#if` mean. `break` and `continue` leave nothing behind. The
    /// accessors `read` and `modify`, which are names as well, are known by a body that begins with `yield`.
    ///
    /// Where the source is no Swift, reading goes on behind the damage: a closing brace ends what is open inside it, a
    /// line break ends an unterminated string, and a line that can start a declaration ends an unclosed bracket. A type
    /// whose head is broken has the members in the next `{` on its line, or those that are indented below it. NUL bytes
    /// and bytes that are not UTF-8 are reported wherever they stand.
    ///
    /// - Parameters:
    ///   - path: the file's name, to be shown to people; nothing is opened.
    ///   - bytes: what is in it.
    public init(path: String, reading bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { buffer in
            SourceFile.read(path: path, bytes: bytes, buffer: buffer)
        }
    }

    private static func read(path: String, bytes: [UInt8], buffer: UnsafeBufferPointer<UInt8>) -> SourceFile {
        // An empty array may have no memory to point to.
        guard let base = buffer.baseAddress, !buffer.isEmpty else { return SourceFile.empty(path: path) }
        var lexer = Lexer(bytes: base, start: 0, count: buffer.count)
        lexer.run()
        lexer.reportInvalidBytes()
        var parser = Parser(bytes: base, tokens: lexer.tokens.start, last: lexer.tokens.count &- 1)
        parser.run()
        lexer.deallocateScratch()
        lexer.tokens.deallocate()
        // Before the tables become arrays, because that is when most memory is held.
        parser.deallocateScratch()
        lexer.problems.append(contentsOf: parser.problems)
        parser.problems = []
        lexer.problems.sort { $0.range.start < $1.range.start }
        return SourceFile(
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
    }

    private static func empty(path: String) -> SourceFile {
        let block = Block(kind: .file, parent: nil, range: .none, owner: nil, closure: nil, items: .none)
        return SourceFile(
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
    }
}
