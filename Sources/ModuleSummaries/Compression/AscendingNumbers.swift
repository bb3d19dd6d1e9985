import SwiftReader

/// Ascending distinct numbers, each as its distance from the one before: the upper part as so many ones before a zero,
/// and a fixed number of lower bits (a Rice code). That is close to the least for numbers at random, such as hashes.
enum AscendingNumbers {
    /// More ones are followed by the whole distance.
    private static let mostOnes = 24
    private static let widthOfWidth = 5

    static func write(_ numbers: [UInt32], to bits: inout BitWriter) {
        let width = width(for: numbers)
        bits.write(UInt64(width), count: widthOfWidth)
        forEachDistance(of: numbers) { distance in
            let ones = Int(distance >> UInt32(width))
            guard ones < mostOnes else {
                bits.write(1 << UInt64(mostOnes) - 1, count: mostOnes)
                return bits.write(UInt64(distance), count: 32)
            }
            bits.write(1 << UInt64(ones) - 1, count: ones + 1)
            bits.write(UInt64(distance) & (1 << UInt64(width) - 1), count: width)
        }
    }

    /// Reads numbers, unless they are damaged.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - use: called with each.
    /// - Returns: whether they are numbers of 32 bits.
    @inline(__always)
    static func read(_ count: Int, _ bits: inout BitReader, _ use: (UInt32) -> Void) -> Bool {
        bits.refill()
        let width = Int(truncatingIfNeeded: bits.read(widthOfWidth))
        // The next number if its distance is 0.
        var next: UInt64 = 0
        for _ in 0..<count {
            bits.refill()
            let ones = bits.leadingOnes
            var distance: UInt64
            if ones < mostOnes {
                bits.skip(ones &+ 1)
                distance = UInt64(truncatingIfNeeded: ones) &<< UInt64(truncatingIfNeeded: width) | bits.read(width)
            } else {
                bits.skip(mostOnes)
                bits.refill()
                distance = bits.read(32)
            }
            distance = distance &+ next
            guard let number = UInt32(exactly: distance) else { return false }
            use(number)
            next = distance &+ 1
        }
        return !bits.isExhausted
    }

    private static func forEachDistance(of numbers: [UInt32], _ body: (UInt32) -> Void) {
        var next: UInt32 = 0
        for number in numbers {
            body(number &- next)
            next = number &+ 1
        }
    }

    /// The number of lower bits for which the code is shortest.
    private static func width(for numbers: [UInt32]) -> Int {
        guard let last = numbers.last else { return 0 }
        let mean = UInt64(last) / UInt64(numbers.count)
        let usual = UInt64.bitWidth - mean.leadingZeroBitCount
        var (best, least) = (0, Int.max)
        for width in max(0, usual - 2)...min(31, usual) {
            var size = 0
            forEachDistance(of: numbers) { distance in
                let ones = Int(distance >> UInt32(width))
                size += ones < mostOnes ? ones + 1 + width : mostOnes + 32
            }
            if size < least { (best, least) = (width, size) }
        }
        return best
    }
}
