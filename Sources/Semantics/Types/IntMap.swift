/// A dictionary with integer keys. `Dictionary` takes several times as long to hash a number.
package struct IntMap<Value> {
    /// The keys, in the order of insertion.
    @inlinable package var numbers: [Int] { keys }

    @usableFromInline var keys: [Int] = []
    /// The values, in the order of the keys.
    @usableFromInline var values: [Value] = []
    /// The hash table: positions in `keys`, with linear probing; -1 if free.
    @usableFromInline var locations: [Int32] = []

    @inlinable package init() {}

    @inlinable package subscript(number: Int) -> Value? {
        guard !locations.isEmpty else { return nil }
        let location = locations[slot(of: number)]
        return location < 0 ? nil : values[Int(location)]
    }

    // Other targets of the package call generic code of this one unspecialized.
    @_specialize(where Value == Int32)
    @_specialize(where Value == Int)
    @inlinable package mutating func set(_ value: Value, for number: Int) {
        if keys.count * 2 >= locations.count { grow() }
        let slot = slot(of: number)
        if locations[slot] >= 0 {
            values[Int(locations[slot])] = value
        } else {
            locations[slot] = Int32(truncatingIfNeeded: keys.count)
            keys.append(number)
            values.append(value)
        }
    }

    /// The slot of a number, or the free slot for it.
    @inlinable func slot(of number: Int) -> Int {
        var slot = Self.hash(number) & (locations.count &- 1)
        while locations[slot] >= 0, keys[Int(locations[slot])] != number {
            slot = (slot &+ 1) & (locations.count &- 1)
        }
        return slot
    }

    /// Fibonacci hashing: multiplies by 2^64 divided by the golden ratio. The upper half separates adjacent numbers.
    @inlinable static func hash(_ number: Int) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15) &>> 32)
    }

    @inlinable mutating func grow() {
        locations = [Int32](repeating: -1, count: max(16, locations.count * 2))
        for (location, number) in keys.enumerated() {
            locations[slot(of: number)] = Int32(truncatingIfNeeded: location)
        }
    }
}

extension IntMap: Sendable where Value: Sendable {}
