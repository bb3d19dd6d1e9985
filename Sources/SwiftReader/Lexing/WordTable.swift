/// Finds the `Word` of an identifier by its length and its last eight bytes.
///
/// The table is built once and never changes, so its pointer may be shared.
struct WordTable: @unchecked Sendable {
    static let shared = WordTable()

    /// One slot of the table; free if `length` is 0.
    struct Entry {
        /// The last eight bytes of the word, first byte highest.
        var tail: UInt64 = 0
        /// The first eight bytes of the word, or all of a shorter word.
        var head: UInt64 = 0
        var length = 0
        var word = Word.none
        /// A keyword if the word is reserved, otherwise an identifier.
        var kind = TokenKind.identifier
    }

    /// The length in bytes of the longest word, `precedencegroup`.
    static let longestWord = 15

    private static let size = 1024

    let entries: UnsafeMutablePointer<Entry>

    private init() {
        entries = .allocate(capacity: WordTable.size)
        entries.initialize(repeating: Entry(), count: WordTable.size)
        for (text, word) in Word.reserved { add(text, word, kind: .keyword) }
        for (text, word) in Word.contextual { add(text, word, kind: .identifier) }
    }

    private func add(_ text: String, _ word: Word, kind: TokenKind) {
        var entry = Entry(length: text.utf8.count, word: word, kind: kind)
        for (location, byte) in text.utf8.enumerated() {
            entry.tail = entry.tail &<< 8 | UInt64(byte)
            if location < 8 { entry.head = entry.head &<< 8 | UInt64(byte) }
        }
        var slot = WordTable.slot(of: entry.tail)
        while entries[slot].length != 0 { slot = (slot &+ 1) & (WordTable.size &- 1) }
        entries[slot] = entry
    }

    private static func slot(of tail: UInt64) -> Int {
        // The upper ten bits of a product with 2^64 divided by the golden ratio.
        Int(truncatingIfNeeded: (tail &* 0x9E37_79B9_7F4A_7C15) &>> 54)
    }

    /// - Parameters:
    ///   - tail: the last eight bytes of the identifier, or all of a shorter one, first byte highest.
    ///   - bytes: the start of the identifier.
    /// - Returns: the index of the slot, or -1 for any other name.
    @inline(__always)
    func find(tail: UInt64, bytes: UnsafePointer<UInt8>, length: Int) -> Int {
        let entries = entries
        var slot = WordTable.slot(of: tail)
        while entries[slot].length != 0 {
            if entries[slot].tail == tail, entries[slot].length == length {
                if length <= 8 || entries[slot].head == WordTable.head(of: bytes) { return slot }
            }
            slot = (slot &+ 1) & 1023
        }
        return -1
    }

    private static func head(of bytes: UnsafePointer<UInt8>) -> UInt64 {
        var head: UInt64 = 0
        var index = 0
        while index < 8 {
            head = head &<< 8 | UInt64(bytes[index])
            index &+= 1
        }
        return head
    }
}
