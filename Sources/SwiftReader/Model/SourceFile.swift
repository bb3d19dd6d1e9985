/// The syntax of one Swift file, in flat tables that refer to each other by index.
///
/// It keeps the bytes. Names and types are ranges of bytes and are converted to strings on demand. All tables are in
/// one immutable object, so that copies are cheap.
public struct SourceFile: Sendable {
    // Inlinable, because later stages read these very often.
    @usableFromInline let tables: SourceTables

    /// The path as given by the caller; never opened.
    public var path: String { tables.path }
    @inlinable public var bytes: [UInt8] { tables.bytes }
    /// In order of their first byte; a type precedes its members.
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
    /// The errors of parsing, in source order.
    public var problems: [ParseDiagnostic] { tables.problems }
    /// The offset of the first byte of each line, ascending; the first is 0. `\n`, `\r\n` and `\r` end a line.
    public var lineStarts: [UInt32] { tables.lineStarts }

    @inlinable public subscript(id: DeclarationID) -> Declaration { declarations[Int(id.value)] }
    @inlinable public subscript(id: ExpressionID) -> Expression { expressions[Int(id.value)] }
    @inlinable public subscript(id: BlockID) -> Block { blocks[Int(id.value)] }
}
