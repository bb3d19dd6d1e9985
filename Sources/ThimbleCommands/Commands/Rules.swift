import Reporters
import ScopeRules

/// `thimble rules`: lists the rules and explains them.
enum Rules: Command {
    private static let reporter = Option(
        "--reporter",
        aliases: ["--format"],
        choices: ["text", "json", "markdown"],
        help: "Output format: text, json, or markdown for documentation pages."
    )

    static let shape = CommandShape(
        name: "rules",
        summary: "Lists the rules, or explains one with examples.",
        operands: "[ID]",
        operandLimit: 1,
        options: [reporter],
        completions: [.words(allRules.map { $0.id })],
        exitCodes: "0: shown. 2: unknown rule."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let selected = try rules(named: arguments.operands.first)
        switch arguments.value(reporter.name) {
        case "json": try console.output(ruleJSON(selected))
        case "markdown": try console.output(selected.map(rulePage).joined(separator: "\n"))
        default:
            let isList = arguments.operands.isEmpty
            try console.output(
                isList ? list(columns: console.environment.outputColumns) : selected.map(ruleText).joined()
            )
        }
        return 0
    }

    private static func rules(named id: String?) throws(Stop) -> [any Rule.Type] {
        guard let id else { return allRules }
        guard let rule = allRules.first(where: { $0.id == id }) else {
            let meant = suggestion(for: id, among: allRules.map { $0.id })
            throw .usage(UsageError("Unknown rule '\(id)'.\(meant)", for: shape))
        }
        return [rule]
    }

    /// - Parameter columns: the width of the terminal; `nil` to leave the summaries on one line.
    private static func list(columns: Int?) -> String {
        let rows = allRules.map { (id: $0.id, severity: ruleSeverity($0), summary: ruleSummary($0)) }
        let idWidth = (rows.map(\.id.count).max() ?? 0) + 2
        let severityWidth = (rows.map(\.severity.count).max() ?? 0) + 2
        let indentation = idWidth + severityWidth
        func padded(_ text: String, to width: Int) -> String {
            text + String(repeating: " ", count: width - text.count)
        }
        return rows.map { row in
            let width = columns.map { max($0 - indentation, 40) } ?? .max
            let summary = wrapped(row.summary, at: width).joined(separator: "\n\(padded("", to: indentation))")
            return "\(padded(row.id, to: idWidth))\(padded(row.severity, to: severityWidth))\(summary)\n"
        }
        .joined()
    }
}
