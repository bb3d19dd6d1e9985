/// A dictionary with integer keys. `Dictionary` takes several times as long to hash a number.
package struct IntMap<Value> {
    /// The keys, in the order of insertion.
    package private(set) var numbers: [Int] = []
    /// The values, in the order of `numbers`.
    private var values: [Value] = []
    /// The hash table: positions in `numbers`, with linear probing; -1 if free.
    private var locations: [Int32] = []

    package init() {}

    package subscript(number: Int) -> Value? {
        guard !locations.isEmpty else { return nil }
        let location = locations[slot(of: number)]
        return location < 0 ? nil : values[Int(location)]
    }

    package mutating func set(_ value: Value, for number: Int) {
        if numbers.count * 2 >= locations.count { grow() }
        let slot = slot(of: number)
        if locations[slot] >= 0 {
            values[Int(locations[slot])] = value
        } else {
            locations[slot] = Int32(truncatingIfNeeded: numbers.count)
            numbers.append(number)
            values.append(value)
        }
    }

    /// The slot of a number, or the free slot for it.
    private func slot(of number: Int) -> Int {
        var slot = Self.hash(number) & (locations.count &- 1)
        while locations[slot] >= 0, numbers[Int(locations[slot])] != number {
            slot = (slot &+ 1) & (locations.count &- 1)
        }
        return slot
    }

    /// Fibonacci hashing: multiplies by 2^64 divided by the golden ratio. The upper half separates adjacent numbers.
    private static func hash(_ number: Int) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15) &>> 32)
    }

    private mutating func grow() {
        locations = [Int32](repeating: -1, count: max(16, locations.count * 2))
        for (location, number) in numbers.enumerated() {
            locations[slot(of: number)] = Int32(truncatingIfNeeded: location)
        }
    }
}

extension IntMap: Sendable where Value: Sendable {}
