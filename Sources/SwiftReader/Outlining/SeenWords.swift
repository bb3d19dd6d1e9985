/// The words of one file, each once, in a table that serves file after file.
struct SeenWords {
    /// In order of first use.
    private(set) var words: [WordHash] = []
    /// A round's number above a word's hash; a slot of an earlier round is free.
    private var slots: [UInt64]
    private var round: UInt64 = 0

    init() { slots = [UInt64](repeating: 0, count: 4096) }

    mutating func start() {
        round = round &+ 1
        words.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    mutating func insert(_ hash: UInt32) {
        let wanted = round &<< 32 | UInt64(hash)
        var slot = Int(hash) & (slots.count &- 1)
        while slots[slot] != wanted {
            if slots[slot] &>> 32 != round {
                slots[slot] = wanted
                words.append(WordHash(value: hash))
                if words.count &* 2 > slots.count { grow() }
                return
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
    }

    private mutating func grow() {
        slots = [UInt64](repeating: 0, count: slots.count * 2)
        let known = words
        words.removeAll(keepingCapacity: true)
        for word in known { insert(word.value) }
    }
}
