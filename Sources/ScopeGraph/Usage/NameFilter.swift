import SwiftReader

/// Names that are looked for among the bytes of a file. Each has a number, so that tables of them need no text; most other
/// words end at the first look.
struct NameFilter {
    /// Each once; the number of a name is its place here.
    let names: [String]
    /// The bytes of all names, one behind the other.
    private let letters: [UInt8]
    /// Where each name ends in them.
    private let ends: [Int]
    /// The names' numbers from 1 on, each at the first free place from the one that its hash gives; 0 where none stands.
    private let slots: [Int32]
    /// For each first byte, a bit for each length of the names that begin with it; the last stands for all longer ones.
    private let lengths: [UInt64]

    init(_ words: some Sequence<String>) {
        var building = Building()
        for word in words { building.add(word) }
        names = building.names
        letters = building.letters
        ends = building.ends
        slots = building.slots
        lengths = building.lengths
    }

    var isEmpty: Bool { names.isEmpty }

    /// The number of the name in a range, without backticks; `nil` where it is none of those looked for.
    func number(_ range: SourceRange, in source: SourceFile) -> Int? {
        let bytes = source.bytes
        var start = Int(range.start)
        var end = min(Int(range.end), bytes.count)
        let tick = UInt8(ascii: "`")
        if end - start > 2, bytes[start] == tick, bytes[end - 1] == tick {
            start += 1
            end -= 1
        }
        guard start < end, lengths[Int(bytes[start])] & Self.bit(ofLength: end - start) != 0 else { return nil }
        return Self.find(bytes, start..<end, WordHash(bytes, in: start..<end), letters, ends, slots)
    }

    /// The number of a name; `nil` where it is none of those looked for.
    func number(of name: String) -> Int? {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, lengths[Int(first)] & Self.bit(ofLength: bytes.count) != 0 else { return nil }
        return Self.find(bytes, bytes.indices, WordHash(bytes, in: bytes.indices), letters, ends, slots)
    }

    /// The name in a range, without backticks, when it is one of those looked for.
    func name(_ range: SourceRange, in source: SourceFile) -> String? { number(range, in: source).map { names[$0] } }

    /// Whether the name in a range is one of those looked for.
    func contains(_ range: SourceRange, in source: SourceFile) -> Bool { number(range, in: source) != nil }

    /// Whether a word in a range is one of those looked for; a comment in it counts too.
    func isAnyWord(of range: SourceRange, in source: SourceFile) -> Bool {
        !isEmpty && source.hasWord(in: range) { contains($0, in: source) }
    }

    private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

    private static func find(
        _ bytes: [UInt8],
        _ range: Range<Int>,
        _ hash: WordHash,
        _ letters: [UInt8],
        _ ends: [Int],
        _ slots: [Int32]
    ) -> Int? {
        var slot = Int(hash.value) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            let start = number == 0 ? 0 : ends[number - 1]
            if isSame(letters, start..<ends[number], bytes, range) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private static func isSame(_ left: [UInt8], _ one: Range<Int>, _ right: [UInt8], _ other: Range<Int>) -> Bool {
        guard one.count == other.count else { return false }
        for offset in 0..<one.count where left[one.lowerBound + offset] != right[other.lowerBound + offset] {
            return false
        }
        return true
    }

    /// The tables in the making.
    private struct Building {
        var names: [String] = []
        var letters: [UInt8] = []
        var ends: [Int] = []
        var slots = [Int32](repeating: 0, count: 64)
        var lengths = [UInt64](repeating: 0, count: 256)

        mutating func add(_ name: String) {
            let start = letters.count
            letters += name.utf8
            let word = start..<letters.count
            guard !word.isEmpty else { return }
            let hash = WordHash(letters, in: word)
            if find(letters, word, hash, letters, ends, slots) != nil {
                letters.removeLast(word.count)
                return
            }
            names.append(name)
            ends.append(letters.count)
            lengths[Int(letters[start])] |= bit(ofLength: word.count)
            place(number: names.count, hash)
            if names.count * 2 > slots.count { grow() }
        }

        private mutating func place(number: Int, _ hash: WordHash) {
            var slot = Int(hash.value) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }

        private mutating func grow() {
            slots = [Int32](repeating: 0, count: slots.count * 4)
            var start = 0
            for (number, end) in ends.enumerated() {
                place(number: number + 1, WordHash(letters, in: start..<end))
                start = end
            }
        }
    }
}
