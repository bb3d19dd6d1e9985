extension Array {
    /// Concatenates arrays in memory that is allocated once: a growing array would be moved repeatedly.
    @inlinable
    package init(joining runs: [[Element]]) {
        self.init()
        reserveCapacity(runs.reduce(0) { $0 + $1.count })
        for run in runs { self += run }
    }
}
