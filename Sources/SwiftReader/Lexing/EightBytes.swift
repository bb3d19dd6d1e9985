/// Eight neighbouring bytes, looked at all at once.
///
/// Each answer is worked out in the highest bit of each byte, which ASCII leaves free.
struct EightBytes {
    /// The first byte lowest.
    let value: UInt64

    private static let highest: UInt64 = 0x8080_8080_8080_8080

    /// - Parameter bytes: at least eight of them can be read.
    @inline(__always)
    init(at bytes: UnsafePointer<UInt8>) {
        value = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }

    /// How many bytes of a word they begin with: letters, digits and `_`.
    @inline(__always)
    var wordLength: Int {
        let low = value & ~EightBytes.highest
        let folded = low | EightBytes.all(0x20)
        // From `a` on, and not beyond `z`.
        let letters = (folded &+ EightBytes.all(0x80 - 0x61)) & ~(folded &+ EightBytes.all(0x80 - 0x7B))
        let digits = (low &+ EightBytes.all(0x80 - 0x30)) & ~(low &+ EightBytes.all(0x80 - 0x3A))
        return EightBytes.leading((letters | digits | equal(to: 0x5F, low)) & ~value)
    }

    /// How many blanks they begin with.
    @inline(__always)
    var blankLength: Int { (value ^ EightBytes.all(0x20)).trailingZeroBitCount &>> 3 }

    /// How many bytes they begin with that cannot end a line or a file: anything from 0x0E on.
    @inline(__always)
    var lineLength: Int {
        EightBytes.leading(((value & ~EightBytes.highest) &+ EightBytes.all(0x80 - 0x0E)) | value)
    }

    /// How many bytes they begin with that mean nothing in a string: no control character, quotation mark, slash or
    /// backslash.
    @inline(__always)
    var textLength: Int {
        let low = value & ~EightBytes.highest
        let special = equal(to: 0x22, low) | equal(to: 0x2F, low) | equal(to: 0x5C, low)
        return EightBytes.leading(((low &+ EightBytes.all(0x80 - 0x0E)) & ~special) | value)
    }

    /// The first bytes, with zeros in the place of the others.
    ///
    /// - Parameter count: below 8.
    @inline(__always)
    func first(_ count: Int) -> UInt64 { value & ((1 &<< (UInt64(truncatingIfNeeded: count) &<< 3)) &- 1) }

    /// The highest bit of each byte that is the same as one below 0x80.
    @inline(__always)
    private func equal(to byte: UInt64, _ low: UInt64) -> UInt64 {
        ~((low ^ EightBytes.all(byte)) &+ EightBytes.all(0x7F))
    }

    /// For how many bytes, from the first on, the highest bit is set.
    @inline(__always)
    private static func leading(_ bits: UInt64) -> Int { (~bits & highest).trailingZeroBitCount &>> 3 }

    @inline(__always)
    private static func all(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
