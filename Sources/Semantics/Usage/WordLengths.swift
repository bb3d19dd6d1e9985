/// The lengths of some words by first byte, which rule out most other words.
package struct WordLengths {
    /// For each first byte, a bit for each length of the words that start with it. The last bit represents all longer
    /// words.
    @usableFromInline var lengths = [UInt64](repeating: 0, count: 256)

    package init() {}

    package mutating func insert(_ word: String) {
        if let first = word.utf8.first { lengths[Int(first)] |= Self.bit(ofLength: word.utf8.count) }
    }

    package mutating func insert(_ word: Range<Int>, of bytes: [UInt8]) {
        if !word.isEmpty { lengths[Int(bytes[word.lowerBound])] |= Self.bit(ofLength: word.count) }
    }

    /// Whether a word may be included. `false` is certain.
    @inlinable package func mayHold(_ word: String) -> Bool {
        word.utf8.first.map { lengths[Int($0)] & Self.bit(ofLength: word.utf8.count) != 0 } ?? false
    }

    /// Whether a range of bytes may be included. `false` is certain.
    @inlinable package func mayHold(_ word: Range<Int>, of bytes: [UInt8]) -> Bool {
        !word.isEmpty && lengths[Int(bytes[word.lowerBound])] & Self.bit(ofLength: word.count) != 0
    }

    @inlinable static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
