import Reporters
import ScopeRules
import TextFormats

/// The findings that a watch has shown last, and what is different now.
struct ShownFindings {
    /// Without those that the baseline or a filter leaves out.
    let findings: [Finding]
    /// One line for each of them.
    private let lines: [String]

    init(_ findings: [Finding], _ index: FileIndex) {
        self.findings = findings
        lines = findings.map { finding in
            let place = finding.location.map { "\(index.shownPath(of: $0.file)):\($0.line):\($0.column): " } ?? ""
            return "\(place)\(finding.severity.rawValue): \(finding.headline.text) [\(finding.rule)]"
        }
    }

    /// What has changed since then.
    struct Difference {
        /// In the order of the findings.
        let new: [Finding]
        /// One line for each finding that is gone.
        let gone: [String]
        let remainingCount: Int

        /// The counts, as one line.
        var summary: String {
            let parts = [(new.count, "new"), (gone.count, "gone"), (remainingCount, "still there")]
            let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
            guard new.isEmpty, remainingCount == 0 else { return "Findings: \(counts)." }
            return gone.isEmpty ? "No findings." : "No findings: \(counts)."
        }
    }

    /// Compares by what findings state, wherever their lines have moved.
    func difference(to now: [Finding]) -> Difference {
        let judgement = Baseline(of: findings).judging(now)
        var left = Baseline(of: now).counts
        var gone: [String] = []
        for (finding, line) in zip(findings, lines) {
            let entry = BaselineEntry(of: finding)
            if let count = left[entry], count > 0 { left[entry] = count - 1 } else { gone.append(line) }
        }
        return Difference(new: judgement.new, gone: gone, remainingCount: judgement.known.count)
    }
}
