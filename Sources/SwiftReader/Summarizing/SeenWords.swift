/// The words of one file, with few duplicates, in memory that is reused for each file.
///
/// A word is skipped if it equals the last word in its slot. This needs neither a search nor a branch.
struct SeenWords: ~Copyable {
    private let slots: UnsafeMutablePointer<UInt32>
    /// The first `count` elements are the words in order of first use. One more element is written before it is known
    /// to be new.
    private var start: UnsafeMutablePointer<WordHash>
    private var count = 0
    private var capacity = 1 << 12

    private static let slotBits: UInt32 = 11

    @inline(__always)
    private static func slot(of hash: UInt32) -> Int { Int(hash &>> (32 &- slotBits)) }

    init() {
        slots = .allocate(capacity: 1 << SeenWords.slotBits)
        slots.initialize(repeating: 0, count: 1 << SeenWords.slotBits)
        start = .allocate(capacity: capacity)
    }

    deinit {
        slots.deallocate()
        start.deallocate()
    }

    /// Removes all words.
    mutating func removeAll() {
        // A slot is in use only if it contains, or contained, one of the words; no hash is 0.
        while count > 0 {
            count = count &- 1
            slots[SeenWords.slot(of: start[count].value)] = 0
        }
    }

    @inline(__always)
    mutating func insert(_ hash: UInt32) {
        let slot = slots + SeenWords.slot(of: hash)
        start[count] = WordHash(value: hash)
        count = count &+ (slot.pointee == hash ? 0 : 1)
        slot.pointee = hash
        if count == capacity { grow() }
    }

    /// A copy of the exact size.
    var words: [WordHash] { Array(UnsafeBufferPointer(start: start, count: count)) }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<WordHash>.allocate(capacity: capacity &* 2)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
        capacity = capacity &* 2
    }
}
