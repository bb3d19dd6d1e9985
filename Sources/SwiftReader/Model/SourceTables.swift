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
