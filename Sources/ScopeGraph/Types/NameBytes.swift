import SwiftReader

/// Names compared where they stand, without text made of them.
extension SourceFile {
    /// Where a name stands without the backticks around it.
    private func plainBounds(_ name: SourceRange) -> Range<Int> {
        let end = min(Int(name.end), bytes.count)
        let start = min(Int(name.start), end)
        let tick = UInt8(ascii: "`")
        guard end - start > 2, bytes[start] == tick, bytes[end - 1] == tick else { return start..<end }
        return (start + 1)..<(end - 1)
    }

    /// Whether a name, without backticks, is equal to some text.
    func isNamed(_ text: String, _ name: SourceRange) -> Bool {
        let bounds = plainBounds(name)
        if text.isSpelled(by: bytes, in: bounds) { return true }
        // Two spellings of one name can differ in their bytes.
        return (!text.isASCII || bytes[bounds].contains { $0 >= 0x80 }) && self.name(name) == text
    }

    /// A number that is the same for equal names.
    func nameHash(_ name: SourceRange) -> UInt32 {
        let bounds = plainBounds(name)
        return bytes[bounds].contains { $0 >= 0x80 } ? 0 : WordHash(bytes, in: bounds).value
    }

    /// The same for a name as text. All with other characters than ASCII have one number: equal ones can differ in their
    /// bytes.
    static func nameHash(_ name: String) -> UInt32 {
        name.isASCII ? WordHash(name).value : 0
    }
}
