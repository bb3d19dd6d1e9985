/// The number of a declaration in its file: an index into `SourceFile.declarations`.
public struct DeclarationID: Hashable, Comparable, Sendable {
    public let value: Int32

    public init(_ value: Int) { self.value = Int32(truncatingIfNeeded: value) }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The number of an expression in its file: an index into `SourceFile.expressions`.
public struct ExpressionID: Hashable, Comparable, Sendable {
    public let value: Int32

    public init(_ value: Int) { self.value = Int32(truncatingIfNeeded: value) }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The number of a block in its file: an index into `SourceFile.blocks`. Block 0 is the file itself.
public struct BlockID: Hashable, Comparable, Sendable {
    public let value: Int32

    /// The file's own block: its top level.
    public static let file = BlockID(0)

    public init(_ value: Int) { self.value = Int32(truncatingIfNeeded: value) }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A run of neighbours in one of the tables of a `SourceFile`.
public struct TableRange: Hashable, Sendable {
    public let start: Int32
    public let count: Int32

    /// No element at all.
    public static let none = TableRange(start: 0, count: 0)

    public init(start: Int, count: Int) {
        self.start = Int32(truncatingIfNeeded: start)
        self.count = Int32(truncatingIfNeeded: count)
    }

    public var isEmpty: Bool { count == 0 }

    /// The indices of the run.
    public var indices: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
}
