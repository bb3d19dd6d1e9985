/// Names compared where they stand, without text made of them.
extension SourceFile {
    /// Whether a name, without backticks, is equal to some text.
    public func isNamed(_ text: String, _ name: SourceRange) -> Bool {
        let bounds = nameBounds(name)
        if text.isSpelled(by: bytes, in: bounds) { return true }
        // Two spellings of one name can differ in their bytes.
        return (!text.isASCII || bytes[bounds].contains { $0 >= 0x80 }) && self.name(name) == text
    }

    /// Whether a name, without backticks, holds just these bytes: quicker where a word has no other spelling.
    public func isNamed(exactly word: StaticString, _ name: SourceRange) -> Bool {
        let bounds = nameBounds(name)
        return spells(word, in: SourceRange(start: UInt32(bounds.lowerBound), end: UInt32(bounds.upperBound)))
    }

    /// A number that is the same for equal names.
    public func nameHash(_ name: SourceRange) -> UInt32 {
        let bounds = nameBounds(name)
        return bytes[bounds].contains { $0 >= 0x80 } ? 0 : WordHash(bytes, in: bounds).value
    }

    /// The same for a name as text. All with other characters than ASCII have one number: equal ones can differ in their
    /// bytes.
    public static func nameHash(_ name: String) -> UInt32 {
        name.isASCII ? WordHash(name).value : 0
    }
}
