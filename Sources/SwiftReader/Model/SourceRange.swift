/// A half-open range of bytes in one file: 0-based offsets, without `end`.
///
/// An empty range represents something that is not written, such as the missing label of an argument.
public struct SourceRange: Hashable, Sendable {
    public let start: UInt32
    public let end: UInt32

    /// The range of something that is not written.
    public static let none = SourceRange(start: 0, end: 0)

    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    /// Whether the range contains no bytes.
    public var isEmpty: Bool { start == end }

    /// The number of bytes.
    public var length: Int { Int(end) - Int(start) }

    /// Whether `other` is completely inside this range.
    public func contains(_ other: SourceRange) -> Bool {
        start <= other.start && other.end <= end
    }
}
