/// A location in a source file, to be shown to the user.
public struct SourceLocation: Hashable, Comparable, Sendable {
    /// The path that was given for parsing.
    public let file: String
    // 32 bits, because there are many locations, and no file has more bytes.
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
