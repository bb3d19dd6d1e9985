/// Compares property names for similarity, up to a limit: otherwise each of many missing names would be compared with
/// each existing one.
struct NameComparisons {
    private var left = 2_000_000

    /// Whether the limit allows further comparisons.
    var areLeft: Bool { left > 0 }

    /// Whether two names are similar; `false` beyond the limit.
    mutating func areAlike(_ one: String, _ other: String) -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return isAlike(one, other)
    }
}
