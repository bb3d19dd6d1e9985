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
