/// Findings to ignore, identified by what they state about the graph, independently of lines and files.
package struct Baseline: Hashable, Sendable {
    /// How often each entry occurs; never 0.
    package let counts: [BaselineEntry: Int]

    package init(counts: [BaselineEntry: Int]) { self.counts = counts }

    /// Creates the baseline that ignores the given findings.
    package init(of findings: [Finding]) {
        counts = findings.reduce(into: [:]) { $0[BaselineEntry(of: $1), default: 0] += 1 }
    }

    /// The entries, sorted, each once.
    package var entries: [BaselineEntry] { counts.keys.sorted() }

    /// Splits findings into new and known ones, and finds the entries that occur less often than recorded. Of findings
    /// with one entry, the first ones are known.
    package func judging(_ findings: [Finding]) -> Judgement {
        if counts.isEmpty { return Judgement(new: findings, known: [], gone: [:]) }
        var left = counts
        var (new, known): ([Finding], [Finding]) = ([], [])
        for finding in findings {
            let entry = BaselineEntry(of: finding)
            if let count = left[entry], count > 0 {
                left[entry] = count - 1
                known.append(finding)
            } else {
                new.append(finding)
            }
        }
        return Judgement(new: new, known: known, gone: left.filter { $0.value > 0 })
    }

    /// The result of applying a baseline to findings.
    package struct Judgement: Sendable {
        /// In the order of the findings.
        package let new: [Finding]
        /// In the order of the findings.
        package let known: [Finding]
        /// The entries whose recorded count is too high, each with the excess.
        package let gone: [BaselineEntry: Int]

        package init(new: [Finding], known: [Finding], gone: [BaselineEntry: Int]) {
            self.new = new
            self.known = known
            self.gone = gone
        }

        /// A copy with other new findings.
        package func with(new findings: [Finding]) -> Judgement {
            Judgement(new: findings, known: known, gone: gone)
        }
    }
}
