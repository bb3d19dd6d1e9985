/// A region of code in braces, or the file itself: the unit of name lookup.
public struct Block: Sendable {
    public enum Kind: UInt8, Sendable {
        /// The top level of the file.
        case file
        /// The members of a type, protocol or extension.
        case members
        /// The body of a function, initializer, deinitializer or subscript getter, or the implicit getter of a
        /// variable.
        case function
        /// The body of an accessor.
        case accessor
        /// The body of a closure.
        case closure
        /// A statement with its own scope: `if`, `guard`, `while`, `for`, `do`, `catch`, `defer`, `repeat`, `switch`
        /// and each of its cases. The braces of an `if` are a block inside the block of the `if`.
        case statement
    }

    public let kind: Kind
    /// Including the braces, if any.
    public let range: SourceRange
    // Indices, or -1 for none. Compact, because there are many blocks.
    private let parentNumber: Int32
    private let ownerNumber: Int32
    private let closureNumber: Int32

    /// The enclosing block; `nil` for the file.
    public var parent: BlockID? { parentNumber < 0 ? nil : BlockID(Int(parentNumber)) }
    /// The declaration whose members or body it is.
    public var owner: DeclarationID? { ownerNumber < 0 ? nil : DeclarationID(Int(ownerNumber)) }
    /// The closure whose body it is.
    public var closure: ExpressionID? { closureNumber < 0 ? nil : ExpressionID(Int(closureNumber)) }
    /// The items of the block in source order, from all `#if` branches: in `SourceFile.items`.
    public let items: TableRange

    public init(
        kind: Kind,
        parent: BlockID?,
        range: SourceRange,
        owner: DeclarationID?,
        closure: ExpressionID?,
        items: TableRange
    ) {
        self.kind = kind
        self.range = range
        parentNumber = parent?.value ?? -1
        ownerNumber = owner?.value ?? -1
        closureNumber = closure?.value ?? -1
        self.items = items
    }
}

extension SourceFile {
    /// The items of a block, in source order; none without a block.
    @inlinable
    public func items(of block: BlockID?) -> ArraySlice<BlockItem> { block.map { items[self[$0].items.indices] } ?? [] }

    /// The declarations directly in a block, in source order; none without a block.
    @inlinable
    public func declarations(in block: BlockID?) -> some Sequence<DeclarationID> {
        items(of: block).lazy.compactMap { if case .declaration(let id) = $0 { id } else { nil } }
    }

    /// The expressions that are statements or conditions directly in a block, in source order; none without a block.
    @inlinable
    public func expressions(in block: BlockID?) -> some Sequence<ExpressionID> {
        items(of: block).lazy.compactMap { if case .expression(let id) = $0 { id } else { nil } }
    }
}

/// One item of a block.
public enum BlockItem: Sendable {
    case declaration(DeclarationID)
    /// An expression statement, an assignment, a condition, the subject of a `switch`.
    case expression(ExpressionID)
    /// `return`, with its value.
    case returned(ExpressionID?)
    /// `throw` and `yield` with their value.
    case thrown(ExpressionID)
    /// A statement with its own scope, or the braces inside one.
    case block(BlockID)
}
