import ScopeGraph
import ScopeRules
import TextFormats

/// The amount of detail in a text report.
package enum TextExtent: Hashable, Sendable {
    /// The first hundred findings in full, the others in one line each: thousands of findings have few causes.
    case usual
    /// That many findings; the others are counted.
    case limited(Int)
    /// Only the number of findings of each rule.
    case summary

    /// The number of findings to show in full.
    var fullCount: Int {
        switch self {
        case .usual: 100
        case .limited(let count): count
        case .summary: 0
        }
    }

    /// Whether the other findings have one line each.
    var listsTheRest: Bool { self == .usual }

    /// With more findings than this, a table counts them by rule.
    private static let mostWithoutTable = 20

    /// The text below the findings.
    func end(of report: Report, shownCount: Int) -> String {
        let hidden = report.findings.count - shownCount
        let isCounted = self == .summary || report.findings.count > Self.mostWithoutTable
        var end = hidden > 0 && self != .summary ? "\n\(counted(hidden, "more finding")) not shown.\n" : ""
        if isCounted, !report.findings.isEmpty {
            end += (shownCount > 0 || !end.isEmpty ? "\n" : "") + Self.table(of: report)
        }
        return end
    }

    /// The number of findings of each rule, by severity, then by number.
    private static func table(of report: Report) -> String {
        struct Row: Hashable {
            let severity: Severity
            let rule: String
        }
        let counts = report.findings.reduce(into: [Row: Int]()) {
            $0[Row(severity: $1.severity, rule: $1.rule), default: 0] += 1
        }
        let rows = counts.sorted {
            ($1.key.severity, $1.value, $0.key.rule) < ($0.key.severity, $0.value, $1.key.rule)
        }
        let words = rows.map { counted($0.value, $0.key.severity.rawValue) }
        let width = words.map(\.count).max() ?? 0
        let lines = zip(rows, words).map { row, words in
            "  \(String(repeating: " ", count: width - words.count))\(words)  \(row.key.rule)\n"
        }
        return "findings by rule:\n\(lines.joined())"
    }
}
