extension SourceFile {
    /// Whether a comment may begin among some bytes: `//` or `/*` stands there, be it in a string.
    public func mayHoldComment(in range: Range<Int>) -> Bool { bytes[range].mayBeginComment }

    /// Whether a comment may begin in a part of the file: `//` or `/*` stands there, be it in a string.
    public func mayHoldComment(in range: SourceRange) -> Bool { mayHoldComment(in: bounds(of: range)) }
}

extension Sequence<UInt8> {
    /// Whether `//` or `/*` is among the bytes.
    public var mayBeginComment: Bool {
        var isBehindSlash = false
        for byte in self {
            if isBehindSlash, byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") { return true }
            isBehindSlash = byte == UInt8(ascii: "/")
        }
        return false
    }
}
