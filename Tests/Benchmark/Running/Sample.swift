import Foundation

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

    /// Where the median of endless runs lies, with a certainty of 95 %, however the runs are distributed: from one run
    /// to the one as far from the other end, by the sign test. Of five runs or fewer it is all of them.
    var medianRange: ClosedRange<Double> {
        var outside = 0
        // How likely it is that just `outside + 1` of all runs lie on one side of it, and that no more do: each run lies
        // there with a chance of one half.
        var likelihood = pow(0.5, Double(count)) * Double(count)
        var total = pow(0.5, Double(count)) + likelihood
        while total <= 0.025 {
            outside += 1
            likelihood *= Double(count - outside) / Double(outside + 1)
            total += likelihood
        }
        guard outside < count - 1 - outside else { return fastest...slowest }
        return seconds[outside]...seconds[count - 1 - outside]
    }

    /// Whether the median is known well enough to be reported. The start of a process varies by two milliseconds, which
    /// are never too many.
    func isKnown(within limits: Limits) -> Bool {
        let range = medianRange
        return range.upperBound - range.lowerBound <= max(limits.medianRange * median, 0.002)
            && spread <= max(limits.spread * median, 0.002)
    }

    /// Beyond these, other work on the machine says more than the command does, as shares of the median.
    struct Limits {
        /// How wide the range may be in which the median lies. More runs narrow it.
        let medianRange: Double
        /// How wide the spread may be. It is the machine's, and no number of runs narrows it.
        let spread: Double
    }

    /// Between two runs, in proportion.
    private func quantile(_ share: Double) -> Double {
        guard let last = seconds.indices.last else { return 0 }
        let location = share * Double(last)
        let below = Int(location)
        let above = min(below + 1, last)
        return seconds[below] + (seconds[above] - seconds[below]) * (location - Double(below))
    }
}
