/// Comparison of names without creating strings.
extension SourceFile {
    /// Whether a name, without backticks, equals a text.
    public func isNamed(_ text: String, _ name: SourceRange) -> Bool {
        let bounds = nameBounds(name)
        if text.isSpelled(by: bytes, in: bounds) { return true }
        // Canonically equivalent names can have different bytes.
        return (!text.isASCII || bytes[bounds].contains { $0 >= 0x80 }) && self.name(name) == text
    }

    /// Whether a name, without backticks, has exactly these bytes: for words with only one spelling.
    public func isNamed(exactly word: StaticString, _ name: SourceRange) -> Bool {
        let bounds = nameBounds(name)
        return spells(word, in: SourceRange(start: UInt32(bounds.lowerBound), end: UInt32(bounds.upperBound)))
    }

    /// A hash that is equal for equal names.
    public func nameHash(_ name: SourceRange) -> UInt32 {
        let bounds = nameBounds(name)
        return bytes[bounds].contains { $0 >= 0x80 } ? 0 : WordHash(bytes, in: bounds).value
    }

    /// The hash of a name as text. All names with non-ASCII characters have the same hash, because equal ones can have
    /// different bytes.
    public static func nameHash(_ name: String) -> UInt32 {
        name.isASCII ? WordHash(name).value : 0
    }
}

extension UInt8 {
    /// Whether a byte can be part of a name; bytes outside ASCII can.
    @inlinable
    package var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
