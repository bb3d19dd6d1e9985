import SwiftReader

/// Names compared where they stand, without text made of them.
extension SourceFile {
    /// Whether a name, without backticks, is equal to some text.
    func isNamed(_ text: String, _ name: SourceRange) -> Bool {
        let bounds = nameBounds(name)
        let bytes = bytes
        var place = bounds.lowerBound
        for byte in text.utf8 {
            guard place < bounds.upperBound, bytes[place] == byte else { break }
            place += 1
        }
        if place == bounds.upperBound, text.utf8.count == bounds.count { return true }
        // Two spellings of one name can differ in their bytes.
        let mayDiffer = bytes[bounds].contains { $0 >= 0x80 } || text.utf8.contains { $0 >= 0x80 }
        return mayDiffer && self.name(name) == text
    }

    /// A number that is the same for equal names.
    func nameHash(_ name: SourceRange) -> UInt32 {
        let bounds = nameBounds(name)
        return bytes[bounds].contains { $0 >= 0x80 } ? 0 : WordHash(bytes, in: bounds).value
    }

    /// The same for a name as text. All with other characters than ASCII have one number: equal ones can differ in their
    /// bytes.
    static func nameHash(_ name: String) -> UInt32 {
        name.utf8.contains { $0 >= 0x80 } ? 0 : WordHash(name).value
    }
}
