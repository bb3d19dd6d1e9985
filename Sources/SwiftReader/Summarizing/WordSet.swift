/// A set of words with fast lookup.
public struct WordSet: Sendable {
    /// One bit for each value of a word's lowest bits: rejects most words that are not in the set.
    private var bits: [UInt64]
    /// The words, each in the first free slot from the one given by its hash on; 0 for a free slot.
    private var slots: [UInt32]
    private var count = 0

    /// At least twice as many slots as words, and 16 bits for each slot.
    private init(slotCount: Int) {
        bits = [UInt64](repeating: 0, count: slotCount / 4)
        slots = [UInt32](repeating: 0, count: slotCount)
    }

    public init() { self.init(slotCount: 256) }

    /// - Parameter count: the number of words before it grows.
    public init(reserving count: Int) {
        var slotCount = 256
        while slotCount < count * 2 { slotCount *= 2 }
        self.init(slotCount: slotCount)
    }

    public init(_ words: some Sequence<String>) {
        self.init()
        for word in words { insert(WordHash(word)) }
    }

    public var isEmpty: Bool { count == 0 }

    /// - Returns: whether it is new.
    @discardableResult
    public mutating func insert(_ word: WordHash) -> Bool {
        guard location(word.value) else { return false }
        count += 1
        if count * 2 > slots.count { grow() }
        return true
    }

    /// - Returns: how many of the words are new.
    @discardableResult
    public mutating func insert(_ words: ArraySlice<WordHash>) -> Int {
        while (count + words.count) * 2 > slots.count { grow() }
        let added = slots.withUnsafeMutableBufferPointer { slots in
            bits.withUnsafeMutableBufferPointer { bits in
                var added = 0
                for word in words where WordSet.place(word.value, slots, bits) { added &+= 1 }
                return added
            }
        }
        count += added
        return added
    }

    public func contains(_ word: WordHash) -> Bool {
        let value = word.value
        let bit = Int(value) & (bits.count &* 64 &- 1)
        return bits[bit &>> 6] & (1 &<< UInt64(bit & 63)) != 0 && isPlaced(value)
    }

    private func isPlaced(_ value: UInt32) -> Bool {
        var slot = WordSet.slot(of: value) & (slots.count &- 1)
        while slots[slot] != 0 {
            if slots[slot] == value { return true }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return false
    }

    public func containsAny(of words: ArraySlice<WordHash>) -> Bool {
        bits.withUnsafeBufferPointer { bits in
            words.withUnsafeBufferPointer { words in
                guard let word = words.baseAddress, let bit = bits.baseAddress else { return false }
                let mask = bits.count &* 64 &- 1
                var index = 0
                while index < words.count {
                    let location = Int(word[index].value) & mask
                    if bit[location &>> 6] & (1 &<< UInt64(location & 63)) != 0, isPlaced(word[index].value) {
                        return true
                    }
                    index = index &+ 1
                }
                return false
            }
        }
    }

    /// Appends those of some words that it contains.
    public func addMembers(among words: ArraySlice<WordHash>, to members: inout [WordHash]) {
        bits.withUnsafeBufferPointer { bits in
            words.withUnsafeBufferPointer { words in
                let mask = bits.count &* 64 &- 1
                for word in words {
                    let location = Int(word.value) & mask
                    if bits[location &>> 6] & (1 &<< UInt64(location & 63)) != 0, isPlaced(word.value) {
                        members.append(word)
                    }
                }
            }
        }
    }

    /// Whether one of the words occurs in some bytes, in code or text; only for words of ASCII letters, digits and `_`.
    public func containsAny(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return false }
            let isWord = FileSummaryBytes.shared.isWord
            let count = buffer.count
            var index = 0
            while index < count {
                let start = index
                while index < count, isWord[Int(base[index])] != 0 { index = index &+ 1 }
                if index > start, contains(WordHash(bytes, in: start..<index)) { return true }
                index = index &+ 1
            }
            return false
        }
    }

    /// - Returns: whether it is new.
    private mutating func location(_ value: UInt32) -> Bool {
        slots.withUnsafeMutableBufferPointer { slots in
            bits.withUnsafeMutableBufferPointer { WordSet.place(value, slots, $0) }
        }
    }

    @inline(__always)
    private static func place(
        _ value: UInt32,
        _ slots: UnsafeMutableBufferPointer<UInt32>,
        _ bits: UnsafeMutableBufferPointer<UInt64>
    ) -> Bool {
        let mask = slots.count &- 1
        var slot = WordSet.slot(of: value) & mask
        while slots[slot] != 0 {
            if slots[slot] == value { return false }
            slot = (slot &+ 1) & mask
        }
        slots[slot] = value
        let bit = Int(value) & (bits.count &* 64 &- 1)
        bits[bit &>> 6] |= 1 &<< UInt64(bit & 63)
        return true
    }

    /// Uses other bits than the lowest, which `bits` uses.
    private static func slot(of value: UInt32) -> Int { Int(value &>> 7 ^ value) }

    private mutating func grow() {
        var larger = WordSet(slotCount: slots.count * 4)
        for value in slots where value != 0 { _ = larger.location(value) }
        larger.count = count
        self = larger
    }
}
