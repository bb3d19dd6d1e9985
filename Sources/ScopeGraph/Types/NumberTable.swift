/// Values by number, like a dictionary. For tables that are asked very often: a dictionary takes several times as long to
/// hash a number, and the first one of each type takes long to make.
struct NumberTable<Value> {
    /// Those that have a value, in the order in which they came.
    private(set) var numbers: [Int] = []
    /// The value of each of `numbers`.
    private var values: [Value] = []
    /// Where in `numbers` a number stands, each at the first free place from the one that its hash gives; -1 for none.
    private var places: [Int32] = []

    init() {}

    subscript(number: Int) -> Value? {
        guard !places.isEmpty else { return nil }
        let place = places[slot(of: number)]
        return place < 0 ? nil : values[Int(place)]
    }

    mutating func set(_ value: Value, for number: Int) {
        if numbers.count * 2 >= places.count { grow() }
        let slot = slot(of: number)
        if places[slot] >= 0 {
            values[Int(places[slot])] = value
        } else {
            places[slot] = Int32(truncatingIfNeeded: numbers.count)
            numbers.append(number)
            values.append(value)
        }
    }

    /// Where the place of a number stands, or would stand.
    private func slot(of number: Int) -> Int {
        var slot = Self.hash(number) & (places.count &- 1)
        while places[slot] >= 0, numbers[Int(places[slot])] != number { slot = (slot &+ 1) & (places.count &- 1) }
        return slot
    }

    /// The number times 2^64 divided by the golden ratio: its upper half tells neighbours apart.
    private static func hash(_ number: Int) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15) &>> 32)
    }

    private mutating func grow() {
        places = [Int32](repeating: -1, count: max(16, places.count * 2))
        for (place, number) in numbers.enumerated() { places[slot(of: number)] = Int32(truncatingIfNeeded: place) }
    }
}

extension NumberTable: Sendable where Value: Sendable {}
