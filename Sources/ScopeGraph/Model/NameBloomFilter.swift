import SwiftReader

/// A set of names in one word: it contains all that were inserted, and few others.
struct NameBloomFilter: Sendable {
    private var bits: UInt64 = 0

    /// A hash whose upper bits depend on all bytes of a name.
    static func hash(of name: String) -> UInt64 {
        UInt64(WordHash(name).value) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The bit of a name.
    static func bit(of name: String) -> UInt64 { 1 << (hash(of: name) >> 58) }

    mutating func insert(_ name: String) { bits |= Self.bit(of: name) }

    /// Whether a name may have been inserted.
    ///
    /// - Parameter bit: its bit.
    func mayContain(_ bit: UInt64) -> Bool { bits & bit != 0 }
}
