/// Values by number, like a dictionary. For tables that are asked very often: a dictionary takes several times as long to
/// hash a number, and the first one of each type takes long to make.
struct IntMap<Value> {
    /// Those that have a value, in the order in which they came.
    private(set) var numbers: [Int] = []
    /// The value of each of `numbers`.
    private var values: [Value] = []
    /// Where in `numbers` a number stands, each at the first free place from the one that its hash gives; -1 for none.
    private var locations: [Int32] = []

    init() {}

    subscript(number: Int) -> Value? {
        guard !locations.isEmpty else { return nil }
        let location = locations[slot(of: number)]
        return location < 0 ? nil : values[Int(location)]
    }

    mutating func set(_ value: Value, for number: Int) {
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

    /// Where the place of a number stands, or would stand.
    private func slot(of number: Int) -> Int {
        var slot = Self.hash(number) & (locations.count &- 1)
        while locations[slot] >= 0, numbers[Int(locations[slot])] != number {
            slot = (slot &+ 1) & (locations.count &- 1)
        }
        return slot
    }

    /// The number times 2^64 divided by the golden ratio: its upper half tells neighbours apart.
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
