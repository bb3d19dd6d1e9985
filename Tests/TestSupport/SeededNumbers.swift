/// Numbers that look random and are the same for the same seed on every machine (SplitMix64, by Steele, Lea and Flood).
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Whether something happens that happens so many times out of a hundred.
    package mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// One of some values, of which there has to be one.
    package mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
        values.randomElement(using: &self) ?? other
    }
}
