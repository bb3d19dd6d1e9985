extension Array {
    /// The values of several runs, one behind the other, in memory that is taken once: an array that grows is moved again
    /// and again, and in a large app each time to memory that the system has to clear.
    public init(joining runs: [[Element]]) {
        self.init()
        reserveCapacity(runs.reduce(0) { $0 + $1.count })
        for run in runs { self += run }
    }
}
