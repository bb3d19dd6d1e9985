/// What one Swift file declares and what it wires, in flat tables that refer to each other by number.
///
/// It keeps the bytes: names and types are ranges in them, and become text only when someone asks. All of it lies in
/// one place that never changes, so that a copy costs next to nothing.
public struct SourceFile: Sendable {
    // Later stages ask for these very often: inlined, an answer costs no call, and mostly no count of references.
    @usableFromInline let tables: SourceTables

    /// The path as the caller named it; only carried along.
    public var path: String { tables.path }
    @inlinable public var bytes: [UInt8] { tables.bytes }
    /// In source order of their first byte; a type stands before its members.
    @inlinable public var declarations: [Declaration] { tables.declarations }
    @inlinable public var expressions: [Expression] { tables.expressions }
    @inlinable public var blocks: [Block] { tables.blocks }
    @inlinable public var items: [BlockItem] { tables.items }
    public var arguments: [Argument] { tables.arguments }
    public var parameters: [Parameter] { tables.parameters }
    public var genericParameters: [GenericParameter] { tables.genericParameters }
    public var accessors: [Accessor] { tables.accessors }
    public var attributes: [Attribute] { tables.attributes }
    public var types: [SourceRange] { tables.types }
    public var conditions: [Condition] { tables.conditions }
    /// What could not be read, in source order.
    public var problems: [ParseDiagnostic] { tables.problems }
    /// The offset of the first byte of each line, ascending; the first is 0. `\n`, `\r\n` and `\r` end a line.
    public var lineStarts: [UInt32] { tables.lineStarts }

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
        problems: [ParseDiagnostic],
        lineStarts: [UInt32]
    ) {
        tables = SourceTables(
            path: path,
            bytes: bytes,
            declarations: declarations,
            expressions: expressions,
            blocks: blocks,
            items: items,
            arguments: arguments,
            parameters: parameters,
            genericParameters: genericParameters,
            accessors: accessors,
            attributes: attributes,
            types: types,
            conditions: conditions,
            problems: problems,
            lineStarts: lineStarts
        )
    }

    @inlinable public subscript(id: DeclarationID) -> Declaration { declarations[Int(id.value)] }
    @inlinable public subscript(id: ExpressionID) -> Expression { expressions[Int(id.value)] }
    @inlinable public subscript(id: BlockID) -> Block { blocks[Int(id.value)] }
}

/// The tables of a file.
@usableFromInline
final class SourceTables: Sendable {
    let path: String
    @usableFromInline let bytes: [UInt8]
    @usableFromInline let declarations: [Declaration]
    @usableFromInline let expressions: [Expression]
    @usableFromInline let blocks: [Block]
    @usableFromInline let items: [BlockItem]
    let arguments: [Argument]
    let parameters: [Parameter]
    let genericParameters: [GenericParameter]
    let accessors: [Accessor]
    let attributes: [Attribute]
    let types: [SourceRange]
    let conditions: [Condition]
    let problems: [ParseDiagnostic]
    let lineStarts: [UInt32]

    init(
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
        problems: [ParseDiagnostic],
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
}

/// Something in a file that could not be read; the rest of the file is read all the same.
public struct ParseDiagnostic: Hashable, Sendable {
    /// What is wrong, in plain words, without a place: "unterminated string".
    public let message: String
    public let range: SourceRange

    public init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }
}
