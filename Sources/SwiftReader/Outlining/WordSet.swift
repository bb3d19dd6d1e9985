/// A set of words, quick to ask.
public struct WordSet: Sendable {
    /// One bit for each value of a word's lowest bits: most words that are not in the set end here.
    private var bits: [UInt64]
    /// The words, each at the first free place from the one that its hash gives; 0 where none stands.
    private var slots: [UInt32]
    private var count = 0

    private static let bitCount = 1 << 20

    public init() {
        bits = [UInt64](repeating: 0, count: WordSet.bitCount / 64)
        slots = [UInt32](repeating: 0, count: 1024)
    }

    public init(_ words: some Sequence<String>) {
        self.init()
        for word in words { insert(WordHash(word)) }
    }

    public var isEmpty: Bool { count == 0 }

    /// - Returns: whether it is new.
    @discardableResult
    public mutating func insert(_ word: WordHash) -> Bool {
        let value = WordSet.stored(word)
        var slot = WordSet.slot(of: value) & (slots.count &- 1)
        while slots[slot] != 0 {
            if slots[slot] == value { return false }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        slots[slot] = value
        let bit = Int(value) & (WordSet.bitCount &- 1)
        bits[bit &>> 6] |= 1 &<< UInt64(bit & 63)
        count += 1
        if count * 2 > slots.count { grow() }
        return true
    }

    public func contains(_ word: WordHash) -> Bool {
        let value = WordSet.stored(word)
        let bit = Int(value) & (WordSet.bitCount &- 1)
        guard bits[bit &>> 6] & (1 &<< UInt64(bit & 63)) != 0 else { return false }
        var slot = WordSet.slot(of: value) & (slots.count &- 1)
        while slots[slot] != 0 {
            if slots[slot] == value { return true }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return false
    }

    public func containsAny(of words: [WordHash]) -> Bool {
        for word in words where contains(word) { return true }
        return false
    }

    /// 0 stands for nothing, so its words go by another number.
    private static func stored(_ word: WordHash) -> UInt32 { word.value == 0 ? 1 : word.value }

    /// Other bits than the lowest, which the first look uses.
    private static func slot(of value: UInt32) -> Int { Int(value &>> 7 ^ value) }

    private mutating func grow() {
        let known = slots
        slots = [UInt32](repeating: 0, count: known.count * 2)
        for value in known where value != 0 {
            var slot = WordSet.slot(of: value) & (slots.count &- 1)
            while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
            slots[slot] = value
        }
    }
}
