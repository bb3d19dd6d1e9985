/// A number as the class of its size, which is a symbol of a code, and the bits that the class leaves open.
struct NumberClass {
    /// More than any number of 31 bits needs.
    static let count = 64

    let index: Int
    let rest: UInt64
    let restCount: Int

    /// - Parameter number: not negative.
    init(of number: Int) {
        guard number >= 4 else {
            (index, rest, restCount) = (number, 0, 0)
            return
        }
        let width = Int.bitWidth - 1 - number.leadingZeroBitCount
        restCount = width - 1
        index = 2 * width + (number >> restCount & 1)
        rest = UInt64(number & (1 << restCount - 1))
    }

    /// The number of a class whose open bits follow.
    @inline(__always)
    static func read(_ index: Int, _ bits: inout BitReader) -> Int {
        guard index >= 4 else { return index }
        let restCount = index &>> 1 &- 1
        let start = (2 | index & 1) &<< restCount
        return start &+ Int(truncatingIfNeeded: bits.read(restCount))
    }
}
