/// Eight neighbouring bytes, looked at all at once.
///
/// Each answer is worked out in the highest bit of each byte, which ASCII leaves free. The numbers hold one byte eight
/// times: to add 0x80 less `a` sets that bit from `a` on. They are written out, because a debug build works nothing out
/// beforehand.
struct EightBytes {
    /// The first byte lowest.
    let value: UInt64

    /// - Parameter bytes: at least eight of them can be read.
    @inline(__always)
    init(at bytes: UnsafePointer<UInt8>) {
        value = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }

    /// How many bytes of a word they begin with: letters, digits and `_`.
    @inline(__always)
    var wordLength: Int {
        let low = value & 0x7F7F_7F7F_7F7F_7F7F
        return EightBytes.leading(
            // Letters, all made small: from `a` on, and not beyond `z`.
            ((((low | 0x2020_2020_2020_2020) &+ 0x1F1F_1F1F_1F1F_1F1F)
                & ~((low | 0x2020_2020_2020_2020) &+ 0x0505_0505_0505_0505))
                // Digits: from `0` on, and not beyond `9`.
                | ((low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646))
                | EightBytes.zeros(low ^ 0x5F5F_5F5F_5F5F_5F5F)) & ~value
        )
    }

    /// How many blanks they begin with.
    @inline(__always)
    var blankLength: Int { (value ^ 0x2020_2020_2020_2020).trailingZeroBitCount &>> 3 }

    /// How many bytes they begin with that cannot end a line or a file: anything from 0x0E on.
    @inline(__always)
    var lineLength: Int {
        EightBytes.leading(((value & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7272_7272_7272_7272) | value)
    }

    /// How many bytes they begin with that mean nothing in a string: no control character, quotation mark, slash or
    /// backslash.
    @inline(__always)
    var textLength: Int {
        let low = value & 0x7F7F_7F7F_7F7F_7F7F
        let special =
            EightBytes.zeros(low ^ 0x2222_2222_2222_2222) | EightBytes.zeros(low ^ 0x2F2F_2F2F_2F2F_2F2F)
            | EightBytes.zeros(low ^ 0x5C5C_5C5C_5C5C_5C5C)
        return EightBytes.leading(((low &+ 0x7272_7272_7272_7272) & ~special) | value)
    }

    /// The first bytes, with zeros in the place of the others.
    ///
    /// - Parameter count: below 8.
    @inline(__always)
    func first(_ count: Int) -> UInt64 { value & ((1 &<< (UInt64(truncatingIfNeeded: count) &<< 3)) &- 1) }

    /// Where bytes below 0x80 are 0, their highest bits.
    @inline(__always)
    private static func zeros(_ low: UInt64) -> UInt64 { ~(low &+ 0x7F7F_7F7F_7F7F_7F7F) }

    /// For how many bytes, from the first on, the highest bit is set.
    @inline(__always)
    private static func leading(_ bits: UInt64) -> Int { (~bits & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3 }
}
