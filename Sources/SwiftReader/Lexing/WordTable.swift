/// Finds the `Word` of an identifier by its length and its last eight bytes.
///
/// Built once and never changed, which is why its pointers may be shared.
struct WordTable: @unchecked Sendable {
    static let shared = WordTable()

    private static let size = 1024

    /// The last eight bytes of each word, first byte highest; 0 for a free slot.
    private let tails: UnsafeMutablePointer<UInt64>
    /// The first eight bytes of a word that is longer than eight.
    private let heads: UnsafeMutablePointer<UInt64>
    private let lengths: UnsafeMutablePointer<UInt8>
    private let words: UnsafeMutablePointer<Word>
    private let isReserved: UnsafeMutablePointer<Bool>

    private init() {
        let size = WordTable.size
        tails = .allocate(capacity: size)
        heads = .allocate(capacity: size)
        lengths = .allocate(capacity: size)
        words = .allocate(capacity: size)
        isReserved = .allocate(capacity: size)
        tails.initialize(repeating: 0, count: size)
        heads.initialize(repeating: 0, count: size)
        lengths.initialize(repeating: 0, count: size)
        words.initialize(repeating: .none, count: size)
        isReserved.initialize(repeating: false, count: size)
        for (text, word) in Word.reserved { add(text, word, reserved: true) }
        for (text, word) in Word.contextual { add(text, word, reserved: false) }
    }

    private func add(_ text: String, _ word: Word, reserved: Bool) {
        var tail: UInt64 = 0
        var head: UInt64 = 0
        for (place, byte) in text.utf8.enumerated() {
            tail = tail &<< 8 | UInt64(byte)
            if place < 8 { head = head &<< 8 | UInt64(byte) }
        }
        var slot = WordTable.slot(of: tail)
        while tails[slot] != 0 { slot = (slot &+ 1) & (WordTable.size &- 1) }
        tails[slot] = tail
        heads[slot] = head
        lengths[slot] = UInt8(truncatingIfNeeded: text.utf8.count)
        words[slot] = word
        isReserved[slot] = reserved
    }

    private static func slot(of tail: UInt64) -> Int {
        Int(truncatingIfNeeded: (tail &* 0x9E37_79B9_7F4A_7C15) &>> 54)
    }

    /// - Parameters:
    ///   - tail: the last eight bytes of the identifier, or all of them, first byte highest.
    ///   - bytes: where the identifier starts.
    /// - Returns: the number of the slot, or -1 for any other name.
    func find(tail: UInt64, bytes: UnsafePointer<UInt8>, length: Int) -> Int {
        var slot = WordTable.slot(of: tail)
        while tails[slot] != 0 {
            if tails[slot] == tail, Int(lengths[slot]) == length {
                if length <= 8 { return slot }
                var head: UInt64 = 0
                var index = 0
                while index < 8 {
                    head = head &<< 8 | UInt64(bytes[index])
                    index &+= 1
                }
                if heads[slot] == head { return slot }
            }
            slot = (slot &+ 1) & (WordTable.size &- 1)
        }
        return -1
    }

    func word(at slot: Int) -> Word { words[slot] }

    func isReserved(at slot: Int) -> Bool { isReserved[slot] }
}
