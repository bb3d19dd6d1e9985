/// What was measured, as a table: one line for each target.
struct MarkdownTable {
    let measurements: [Measurement]
    /// The names of the rows that cannot be run here, with the reason.
    let skipped: [(name: String, reason: String)]

    var text: String {
        var lines = [
            "| row | runs | median | 95 % certain | spread | peak memory | target | measured | met |",
            "|---|---|---|---|---|---|---|---|---|",
        ]
        lines += measurements.flatMap(rows)
        lines += skipped.map { "| \($0.name) | | | | | | | skipped: \($0.reason) | |" }
        return lines.map { "\($0)\n" }.joined()
    }

    private func rows(of measurement: Measurement) -> [String] {
        measurement.row.targets.enumerated().map { location, target in
            let sample = measurement.sample
            let figures =
                location == 0
                ? "\(measurement.row.name) | \(sample.count) | \(seconds(sample.median)) | \(range(sample.medianRange))"
                    + " | \(seconds(sample.spread)) | \(megabytes(sample.peakMemory))"
                : " | | | | | "
            let (asked, found, isMet) = measurement.outcome(of: target)
            return "| \(figures) | \(asked) | \(found) | \(isMet.map { $0 ? "yes" : "**no**" } ?? "") |"
        }
    }
}
