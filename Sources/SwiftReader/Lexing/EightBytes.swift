/// Eight adjacent bytes, processed together.
///
/// Each query computes its result in the highest bit of each byte, which ASCII does not use. A constant contains one
/// byte eight times: adding 0x80 minus `a` sets the bit of all bytes from `a` on. Constants are written out because a
/// debug build does not fold them.
struct EightBytes {
    /// The first byte is the lowest.
    let value: UInt64

    /// - Parameter bytes: at least eight of them are readable.
    @inline(__always)
    init(at bytes: UnsafePointer<UInt8>) {
        value = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }

    /// The number of leading bytes that belong to a word: letters, digits and `_`.
    @inline(__always)
    var wordLength: Int {
        let low = value & 0x7F7F_7F7F_7F7F_7F7F
        let lowercase = low | 0x2020_2020_2020_2020
        // Below `a` or above `z`.
        let otherThanLetters = (0xE0E0_E0E0_E0E0_E0E0 &- lowercase) | (lowercase &+ 0x0505_0505_0505_0505)
        let otherThanDigits = (low ^ 0x3030_3030_3030_3030) &+ 0x7676_7676_7676_7676
        let otherThanUnderscores = (low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F
        return EightBytes.length(before: otherThanLetters & otherThanDigits & otherThanUnderscores | value)
    }

    /// The number of leading blanks.
    @inline(__always)
    var blankLength: Int { (value ^ 0x2020_2020_2020_2020).trailingZeroBitCount &>> 3 }

    /// The number of leading bytes that cannot end a line or a file: all from 0x0E on.
    @inline(__always)
    var lineLength: Int {
        EightBytes.leading(((value & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7272_7272_7272_7272) | value)
    }

    /// The number of leading bytes without a meaning in a string: no control character, quotation mark, slash or
    /// backslash.
    @inline(__always)
    var textLength: Int {
        let low = value & 0x7F7F_7F7F_7F7F_7F7F
        let special =
            EightBytes.zeros(low ^ 0x2222_2222_2222_2222) | EightBytes.zeros(low ^ 0x2F2F_2F2F_2F2F_2F2F)
            | EightBytes.zeros(low ^ 0x5C5C_5C5C_5C5C_5C5C)
        return EightBytes.leading(((low &+ 0x7272_7272_7272_7272) & ~special) | value)
    }

    /// The first bytes, with zeros instead of the others.
    ///
    /// - Parameter count: less than 8.
    @inline(__always)
    func first(_ count: Int) -> UInt64 { value & ((1 &<< (UInt64(truncatingIfNeeded: count) &<< 3)) &- 1) }

    /// The highest bits of the bytes that are 0, if all bytes are below 0x80.
    @inline(__always)
    private static func zeros(_ low: UInt64) -> UInt64 { ~(low &+ 0x7F7F_7F7F_7F7F_7F7F) }

    /// The number of leading bytes whose highest bit is set.
    @inline(__always)
    private static func leading(_ bits: UInt64) -> Int { length(before: ~bits) }

    /// The number of leading bytes whose highest bit is not set.
    @inline(__always)
    private static func length(before bits: UInt64) -> Int {
        (bits & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
    }
}
