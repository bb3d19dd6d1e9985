/// The words of one file, nearly all of them once, in memory that serves file after file.
///
/// A word is left out where the last one in its slot was the same. So there is nothing to search and nothing to branch
/// on, and the slots are few enough to stay in the nearest cache.
struct SeenWords: ~Copyable {
    private let slots: UnsafeMutablePointer<UInt32>
    /// Begins with `count` words, in order of first use; one more is written before it is known to be new.
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

    /// Forgets all words.
    mutating func removeAll() {
        // A slot is in use only if one of the words is in it, or was; and no word's hash is 0.
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

    /// A copy of just the size.
    var words: [WordHash] { Array(UnsafeBufferPointer(start: start, count: count)) }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<WordHash>.allocate(capacity: capacity &* 2)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
        capacity = capacity &* 2
    }
}
