/// The figures of one command over all its runs; none is dropped.
struct Sample {
    /// Sorted.
    private let seconds: [Double]
    /// The largest of any run, in bytes.
    let peakMemory: Int

    init(_ runs: [ChildProcess]) {
        seconds = runs.map(\.seconds).sorted()
        peakMemory = runs.map(\.peakMemory).max() ?? 0
    }

    var count: Int { seconds.count }
    var fastest: Double { seconds.first ?? 0 }
    var slowest: Double { seconds.last ?? 0 }
    var median: Double { quantile(0.5) }

    /// From the first quartile to the third: half of all runs lie within.
    var spread: Double { quantile(0.75) - quantile(0.25) }

    /// Whether the runs agree well enough for their median to mean something.
    ///
    /// - Parameter share: how wide the spread may be, as a share of the median. Two milliseconds are never too wide:
    ///   the start of a process varies by as much.
    func isSteady(within share: Double) -> Bool { spread <= max(share * median, 0.002) }

    /// Between two runs, in proportion.
    private func quantile(_ share: Double) -> Double {
        guard let last = seconds.indices.last else { return 0 }
        let place = share * Double(last)
        let below = Int(place)
        let above = min(below + 1, last)
        return seconds[below] + (seconds[above] - seconds[below]) * (place - Double(below))
    }
}
