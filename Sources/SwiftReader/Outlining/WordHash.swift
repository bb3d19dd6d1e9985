/// A word as a number: equal for equal words, and for very few others.
///
/// Eight bytes at a time, so that a scan of all words of an app costs little more than reading it.
public struct WordHash: Hashable, Sendable {
    public let value: UInt32

    init(value: UInt32) { self.value = value }

    /// - Parameter word: without backticks.
    public init(_ word: String) {
        var mix = WordMix()
        for byte in word.utf8 { mix.add(byte) }
        value = mix.value
    }

    /// The word in a run of bytes.
    ///
    /// - Parameter range: inside `bytes`.
    public init(_ bytes: [UInt8], in range: Range<Int>) {
        var mix = WordMix()
        bytes.withUnsafeBufferPointer { buffer in
            for index in range.clamped(to: buffer.indices) { mix.add(buffer[index]) }
        }
        value = mix.value
    }
}

/// A hash in the making.
struct WordMix {
    private var state: UInt64 = 0
    private var tail: UInt64 = 0
    private var count: UInt64 = 0

    // 2^64 divided by the golden ratio.
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    @inline(__always)
    mutating func add(_ byte: UInt8) {
        tail = tail &<< 8 | UInt64(byte)
        count = count &+ 1
        if count & 7 == 0 {
            state = (state ^ tail) &* WordMix.factor
            state = state ^ (state &>> 32)
            tail = 0
        }
    }

    @inline(__always)
    var value: UInt32 {
        let last = (state ^ tail ^ (count &<< 56)) &* WordMix.factor
        return UInt32(truncatingIfNeeded: last &>> 32)
    }
}
