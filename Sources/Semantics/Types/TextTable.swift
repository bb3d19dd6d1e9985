import SwiftReader

/// Assigns numbers to texts. Equal texts have the same number; numbers count up from 0.
struct TextTable {
    /// All texts, concatenated.
    private var bytes: [UInt8] = []
    /// By number, the end of the text in `bytes`.
    private var ends: [UInt32] = []
    private var hashes: [UInt32] = []
    /// The hash table: numbers of texts, with linear probing; -1 if free.
    private var slots = [Int32](repeating: -1, count: 1024)

    var count: Int { ends.count }

    /// The number of a range of bytes; `nil` if it is not in the table.
    func number(of range: Range<Int>, in source: [UInt8]) -> Int? {
        let number = slots[slot(of: range, WordHash(source, in: range).value, in: source)]
        return number < 0 ? nil : Int(number)
    }

    /// The number of a text; `nil` if it is not in the table.
    func number(of text: String) -> Int? {
        let number = slots[slot(of: text, WordHash(text).value)]
        return number < 0 ? nil : Int(number)
    }

    /// The text with a number. Bytes that are not UTF-8 become U+FFFD.
    func text(of number: Int) -> String { String(decoding: bytes[range(of: number)], as: UTF8.self) }

    private func range(of number: Int) -> Range<Int> {
        (number == 0 ? 0 : Int(ends[number &- 1]))..<Int(ends[number])
    }

    /// Adds a text.
    ///
    /// - Returns: its number; the next free one if the text is new.
    mutating func add(_ text: String) -> Int {
        let hash = WordHash(text).value
        let slot = slot(of: text, hash)
        if slots[slot] >= 0 { return Int(slots[slot]) }
        bytes.append(contentsOf: text.utf8)
        return addNumber(at: slot, hash)
    }

    /// Adds a range of bytes.
    ///
    /// - Returns: its number; the next free one if the text is new.
    mutating func add(_ range: Range<Int>, in source: [UInt8]) -> Int {
        let hash = WordHash(source, in: range).value
        let slot = slot(of: range, hash, in: source)
        if slots[slot] >= 0 { return Int(slots[slot]) }
        bytes += source[range]
        return addNumber(at: slot, hash)
    }

    /// Assigns a number to the text at the end of `bytes`.
    private mutating func addNumber(at slot: Int, _ hash: UInt32) -> Int {
        let number = ends.count
        slots[slot] = Int32(truncatingIfNeeded: number)
        hashes.append(hash)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        if ends.count * 2 > slots.count { grow() }
        return number
    }

    /// The slot of a range of bytes, or the free slot for it.
    private func slot(of range: Range<Int>, _ hash: UInt32, in source: [UInt8]) -> Int {
        slot(hash) { bytes.isEqual(in: $0, to: source, in: range) }
    }

    /// The slot of a text, or the free slot for it.
    private func slot(of text: String, _ hash: UInt32) -> Int { slot(hash) { text.isSpelled(by: bytes, in: $0) } }

    /// - Parameter isIt: whether a range of `bytes` is the text to find.
    private func slot(_ hash: UInt32, where isIt: (Range<Int>) -> Bool) -> Int {
        var slot = Int(hash) & (slots.count &- 1)
        while slots[slot] >= 0 {
            let known = Int(slots[slot])
            if hashes[known] == hash, isIt(range(of: known)) { break }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return slot
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count &- 1)
            while slots[slot] >= 0 { slot = (slot &+ 1) & (slots.count &- 1) }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }
}
