extension SourceFile {
    /// Whether a range of bytes may contain the start of a comment: `//` or `/*`, possibly in a string.
    public func mayHoldComment(in range: Range<Int>) -> Bool { bytes[range].mayBeginComment }

    /// Whether a part of the file may contain the start of a comment: `//` or `/*`, possibly in a string.
    public func mayHoldComment(in range: SourceRange) -> Bool { mayHoldComment(in: bounds(of: range)) }
}

extension Sequence<UInt8> {
    /// Whether the bytes contain `//` or `/*`.
    public var mayBeginComment: Bool {
        var isBehindSlash = false
        for byte in self {
            if isBehindSlash, byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") { return true }
            isBehindSlash = byte == UInt8(ascii: "/")
        }
        return false
    }
}
