/// What one Swift file declares and what it wires, in flat tables that refer to each other by number.
///
/// It keeps the bytes: names and types are ranges in them, and become text only when someone asks.
public struct SourceFile: Sendable {
    /// The path as the caller named it; only carried along.
    public let path: String
    public let bytes: [UInt8]
    /// In source order of their first byte; a type stands before its members.
    public let declarations: [Declaration]
    public let expressions: [Expression]
    public let blocks: [Block]
    public let items: [BlockItem]
    public let arguments: [Argument]
    public let parameters: [Parameter]
    public let genericParameters: [GenericParameter]
    public let accessors: [Accessor]
    public let attributes: [Attribute]
    public let types: [SourceRange]
    public let conditions: [Condition]
    /// What could not be read, in source order.
    public let problems: [ReadingProblem]
    /// The offset of the first byte of each line, ascending; the first is 0. `\n`, `\r\n` and `\r` end a line.
    public let lineStarts: [UInt32]

    public init(
        path: String,
        bytes: [UInt8],
        declarations: [Declaration],
        expressions: [Expression],
        blocks: [Block],
        items: [BlockItem],
        arguments: [Argument],
        parameters: [Parameter],
        genericParameters: [GenericParameter],
        accessors: [Accessor],
        attributes: [Attribute],
        types: [SourceRange],
        conditions: [Condition],
        problems: [ReadingProblem],
        lineStarts: [UInt32]
    ) {
        self.path = path
        self.bytes = bytes
        self.declarations = declarations
        self.expressions = expressions
        self.blocks = blocks
        self.items = items
        self.arguments = arguments
        self.parameters = parameters
        self.genericParameters = genericParameters
        self.accessors = accessors
        self.attributes = attributes
        self.types = types
        self.conditions = conditions
        self.problems = problems
        self.lineStarts = lineStarts
    }

    public subscript(id: DeclarationID) -> Declaration { declarations[Int(id.value)] }
    public subscript(id: ExpressionID) -> Expression { expressions[Int(id.value)] }
    public subscript(id: BlockID) -> Block { blocks[Int(id.value)] }
}

/// Something in a file that could not be read; the rest of the file is read all the same.
public struct ReadingProblem: Hashable, Sendable {
    /// What is wrong, in plain words, without a place: "this string has no end".
    public let message: String
    public let range: SourceRange

    public init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }
}
