/// Compares names of properties for likeness, so many times and no more: in an app where very much is missing, each missing
/// name would be compared with each that is there.
struct NameComparisons {
    private var left = 2_000_000

    /// Whether any more are made.
    var areLeft: Bool { left > 0 }

    /// Whether two names look alike; `false` once too many were compared.
    mutating func areAlike(_ one: String, _ other: String) -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return isAlike(one, other)
    }
}
