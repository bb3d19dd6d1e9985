/// Finds the `Word` of an identifier by its hash and its bytes.
///
/// The table is built once and never changes, so its pointer may be shared.
struct WordTable: @unchecked Sendable {
    static let shared = WordTable()

    /// A word in a slot of the table.
    struct Entry {
        var length = 0
        /// The first eight bytes of the word, or all of a shorter word, first byte lowest.
        var head: UInt64 = 0
        /// The last eight bytes of a longer word, first byte lowest.
        var tail: UInt64 = 0
        var word = Word.none
        /// A keyword if the word is reserved, otherwise an identifier.
        var kind = TokenKind.identifier
    }

    private static let size = 1024

    let entries: UnsafeMutablePointer<Entry>
    /// The hash of the word in each slot; 0 in a free one. Apart from the entries, because most names have none.
    private let hashes: UnsafeMutablePointer<UInt32>

    private init() {
        hashes = .allocate(capacity: WordTable.size)
        hashes.initialize(repeating: 0, count: WordTable.size)
        entries = .allocate(capacity: WordTable.size)
        entries.initialize(repeating: Entry(), count: WordTable.size)
        for (text, word) in Word.reserved { add(text, word, kind: .keyword) }
        for (text, word) in Word.contextual { add(text, word, kind: .identifier) }
    }

    private func add(_ text: String, _ word: Word, kind: TokenKind) {
        let hash = WordHash(text).value
        var entry = Entry(length: text.utf8.count, word: word, kind: kind)
        for (location, byte) in text.utf8.enumerated() {
            if location < 8 { entry.head |= UInt64(byte) &<< UInt64(location &* 8) }
            entry.tail = entry.tail &>> 8 | UInt64(byte) &<< 56
        }
        var slot = WordTable.slot(of: hash)
        while hashes[slot] != 0 { slot = (slot &+ 1) & (WordTable.size &- 1) }
        entries[slot] = entry
        hashes[slot] = hash
    }

    @inline(__always)
    private static func slot(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash &>> 22) }

    /// - Parameters:
    ///   - bytes: the start of the identifier.
    ///   - readable: the number of bytes that may be read from there on.
    /// - Returns: the index of the slot, or -1 for any other name.
    @inline(__always)
    func find(_ hash: UInt32, bytes: UnsafePointer<UInt8>, length: Int, readable: Int) -> Int {
        let hashes = hashes
        var slot = WordTable.slot(of: hash)
        while hashes[slot] != 0 {
            if hashes[slot] == hash, entries[slot].length == length {
                if WordTable.head(of: bytes, length, readable) == entries[slot].head,
                    length <= 8 || EightBytes(at: bytes + (length &- 8)).value == entries[slot].tail
                {
                    return slot
                }
            }
            slot = (slot &+ 1) & 1023
        }
        return -1
    }

    @inline(__always)
    private static func head(of bytes: UnsafePointer<UInt8>, _ length: Int, _ readable: Int) -> UInt64 {
        if readable >= 8 {
            let eight = EightBytes(at: bytes)
            return length < 8 ? eight.first(length) : eight.value
        }
        var head: UInt64 = 0
        for location in 0..<length { head |= UInt64(bytes[location]) &<< UInt64(location &* 8) }
        return head
    }
}
