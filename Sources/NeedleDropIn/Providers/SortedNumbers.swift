/// A small immutable set of numbers.
struct SortedNumbers: Sendable {
    /// Ascending.
    private let numbers: [Int]
    /// A Bloom filter: one bit for the last digits of each number.
    private let bits: UInt64

    init(_ numbers: [Int]) {
        self.numbers = numbers.sorted()
        bits = numbers.reduce(0) { $0 | Self.bit(of: $1) }
    }

    private static func bit(of number: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: number & 63) }

    func contains(_ number: Int) -> Bool {
        guard bits & Self.bit(of: number) != 0 else { return false }
        var range = 0..<numbers.count
        while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
            if numbers[middle] == number { return true }
            range = numbers[middle] < number ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }
}
