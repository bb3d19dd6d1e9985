/// The hash of a word: equal for equal words, and different for nearly all others.
public struct WordHash: Hashable, Sendable {
    /// Never 0.
    public let value: UInt32

    /// - Parameter value: the value of a hash.
    @inlinable
    public init(value: UInt32) { self.value = value }

    /// - Parameter word: without backticks.
    public init(_ word: String) {
        let known = word.utf8.withContiguousStorageIfAvailable { WordHash($0, in: $0.indices) }
        self = known ?? WordHash(Array(word.utf8), in: 0..<word.utf8.count)
    }

    /// The word in a range of bytes.
    ///
    /// - Parameter range: inside `bytes`.
    public init(_ bytes: [UInt8], in range: Range<Int>) {
        self = bytes.withUnsafeBufferPointer { WordHash($0, in: range) }
    }

    @inline(__always)
    private init(_ buffer: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        var mix = WordMix()
        if let base = buffer.baseAddress {
            let range = range.clamped(to: buffer.indices)
            var index = range.lowerBound
            while range.upperBound &- index >= 8 {
                mix.add(EightBytes(at: base + index))
                index = index &+ 8
            }
            if buffer.count &- index >= 8 {
                mix.add(EightBytes(at: base + index), count: range.upperBound &- index)
            } else {
                while index < range.upperBound {
                    mix.add(base[index])
                    index = index &+ 1
                }
            }
        }
        value = mix.value
    }
}

/// A hash that is being computed.
struct WordMix {
    private var state: UInt64 = 0
    /// The bytes after the last complete group of eight, first byte lowest.
    private var tail: UInt64 = 0
    private var count: UInt64 = 0

    // 2^64 divided by the golden ratio.
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    @inline(__always)
    mutating func add(_ byte: UInt8) {
        tail = tail | UInt64(byte) &<< ((count & 7) &<< 3)
        count = count &+ 1
        if count & 7 == 0 {
            mixIn(tail)
            tail = 0
        }
    }

    /// Adds eight bytes. Must follow only complete groups of eight.
    @inline(__always)
    mutating func add(_ bytes: EightBytes) {
        mixIn(bytes.value)
        count = count &+ 8
    }

    /// Adds the last bytes, fewer than eight. Must follow only complete groups of eight.
    @inline(__always)
    mutating func add(_ bytes: EightBytes, count length: Int) {
        tail = bytes.first(length)
        count = count &+ UInt64(truncatingIfNeeded: length)
    }

    @inline(__always)
    private mutating func mixIn(_ eight: UInt64) {
        state = (state ^ eight) &* WordMix.factor
        state = state ^ (state &>> 32)
    }

    /// Never 0.
    @inline(__always)
    var value: UInt32 {
        let value = UInt32(truncatingIfNeeded: ((state ^ tail ^ (count &<< 56)) &* WordMix.factor) &>> 32)
        return value == 0 ? 1 : value
    }
}
