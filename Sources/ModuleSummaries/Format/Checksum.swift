/// A hash of bytes that differs for any two of the same length that differ in one group of eight only, and for nearly
/// all others.
enum Checksum {
    // Odd, so that multiplying loses nothing.
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        func group(at index: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        // Four states, because each step waits for the one before.
        var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
        var index = 0
        while bytes.count &- index >= 32 {
            first = mixed(first, group(at: index))
            second = mixed(second, group(at: index &+ 8))
            third = mixed(third, group(at: index &+ 16))
            fourth = mixed(fourth, group(at: index &+ 24))
            index = index &+ 32
        }
        var state = mixed(mixed(mixed(first, second), third), fourth)
        while bytes.count &- index >= 8 {
            state = mixed(state, group(at: index))
            index = index &+ 8
        }
        var (tail, shift): (UInt64, UInt64) = (0, 0)
        while index < bytes.count {
            tail = tail | UInt64(bytes[index]) &<< shift
            shift = shift &+ 8
            index = index &+ 1
        }
        state = mixed(mixed(state, tail), UInt64(truncatingIfNeeded: bytes.count))
        return state ^ (state &>> 29)
    }

    /// Each step can be undone, so a difference is never lost.
    @inline(__always)
    private static func mixed(_ state: UInt64, _ group: UInt64) -> UInt64 {
        let product = (state ^ group) &* factor
        return product ^ (product &>> 32)
    }
}
