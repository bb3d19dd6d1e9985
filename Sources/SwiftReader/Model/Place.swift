/// A place in a source file, to be shown to a person.
public struct Place: Hashable, Comparable, Sendable {
    /// The path, as the file was named when it was read.
    public let file: String
    /// 1-based.
    public let line: Int
    /// 1-based, in bytes, as in the compiler's messages.
    public let column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    public static func < (left: Self, right: Self) -> Bool {
        if left.file != right.file { return left.file.precedesByBytes(right.file) }
        return (left.line, left.column) < (right.line, right.column)
    }
}

extension String {
    /// Whether its bytes stand before those of another text.
    public func precedesByBytes(_ other: String) -> Bool {
        // Over bytes that lie side by side the comparison is several times quicker. All strings but some of Foundation's
        // on Darwin have such.
        let answer = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { bytes.lexicographicallyPrecedes($0) }
        }
        return answer.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
