/// The index of a declaration in `SourceFile.declarations`.
public struct DeclarationID: Hashable, Comparable, Sendable {
    public let value: Int32

    public init(_ value: Int) { self.value = Int32(truncatingIfNeeded: value) }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The index of an expression in `SourceFile.expressions`.
public struct ExpressionID: Hashable, Comparable, Sendable {
    public let value: Int32

    public init(_ value: Int) { self.value = Int32(truncatingIfNeeded: value) }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The index of a block in `SourceFile.blocks`. Block 0 is the file itself.
public struct BlockID: Hashable, Comparable, Sendable {
    public let value: Int32

    /// The file's own block: its top level.
    public static let file = BlockID(0)

    public init(_ value: Int) { self.value = Int32(truncatingIfNeeded: value) }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A range of consecutive elements in one of the tables of a `SourceFile`.
public struct TableRange: Hashable, Sendable {
    public let start: Int32
    public let count: Int32

    /// The empty range.
    public static let none = TableRange(start: 0, count: 0)

    public init(start: Int, count: Int) {
        self.start = Int32(truncatingIfNeeded: start)
        self.count = Int32(truncatingIfNeeded: count)
    }

    public var isEmpty: Bool { count == 0 }

    /// The indices of the elements.
    public var indices: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
}
