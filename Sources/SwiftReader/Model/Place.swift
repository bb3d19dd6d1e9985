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
        let distance = left.file.distanceByBytes(to: right.file)
        return distance > 0 || distance == 0 && (left.line, left.column) < (right.line, right.column)
    }
}
