extension SourceFile {
    /// Reads a file.
    ///
    /// Never fails: what cannot be read is in `problems`, and the rest is read all the same.
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
        var parser = Parser(bytes: base, tokens: lexer.tokens.start, last: lexer.tokens.count &- 1)
        parser.run()
        lexer.deallocateScratch()
        lexer.tokens.deallocate()
        defer { parser.deallocateScratch() }
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
            problems: (lexer.problems + parser.problems).sorted { $0.range.start < $1.range.start },
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
