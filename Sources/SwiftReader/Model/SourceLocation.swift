/// A place in a source file, to be shown to a person.
public struct SourceLocation: Hashable, Comparable, Sendable {
    /// The path, as the file was named when it was read.
    public let file: String
    // Small numbers: no file has more bytes, and there are very many places.
    private let lineNumber: Int32
    private let columnNumber: Int32

    /// 1-based.
    public var line: Int { Int(lineNumber) }
    /// 1-based, in bytes, as in the compiler's messages.
    public var column: Int { Int(columnNumber) }

    public init(file: String, line: Int, column: Int) {
        self.file = file
        lineNumber = Int32(clamping: line)
        columnNumber = Int32(clamping: column)
    }

    public static func < (left: Self, right: Self) -> Bool {
        let distance = left.file.distanceByBytes(to: right.file)
        return distance > 0 || distance == 0 && (left.line, left.column) < (right.line, right.column)
    }
}
