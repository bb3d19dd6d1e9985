import ScopeGraph
import ScopeRules

/// `thimble rules`: what is looked for, and why.
enum Rules: Command {
    static let shape = CommandShape(
        name: "rules",
        summary: "Lists every rule, or explains one with examples.",
        operands: "[ID]",
        operandLimit: 1,
        options: [],
        exitCodes: "0, or 2 when there is no such rule."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        guard let id = arguments.operands.first else {
            try console.output(list)
            return 0
        }
        guard let rule = allRules.first(where: { $0.id == id }) else {
            let meant = suggestion(for: id, among: allRules.map { $0.id })
            throw .usage(UsageError("There is no rule '\(id)'.\(meant)", for: shape))
        }
        try console.output(explanation(of: rule))
        return 0
    }

    private static var list: String {
        let rules = allRules.sorted { $0.id < $1.id }
        let width = (rules.map { $0.id.count }.max() ?? 0) + 2
        let severityWidth = (rules.map { severity(of: $0).count }.max() ?? 0) + 2
        return rules.map { rule in
            let severity = severity(of: rule)
            let gap = String(repeating: " ", count: width - rule.id.count)
            let otherGap = String(repeating: " ", count: severityWidth - severity.count)
            return "\(rule.id)\(gap)\(severity)\(otherGap)\(firstSentence(of: rule.reason))\n"
        }
        .joined()
    }

    private static func explanation(of rule: any Rule.Type) -> String {
        """
        \(rule.title) (\(rule.id)), \(severity(of: rule))

        \(rule.reason)

        This triggers it:

        \(indented(rule.triggeringExample))

        This does not:

        \(indented(rule.silentExample))

        """
    }

    /// `error`, or `error (needle), off (ribs)`.
    private static func severity(of rule: any Rule.Type) -> String {
        func word(_ severity: Severity?) -> String { severity?.rawValue ?? "off" }
        let needle = word(rule.defaultSeverity(in: .needle))
        let ribs = word(rule.defaultSeverity(in: .ribs))
        return needle == ribs ? word(rule.defaultSeverity) : "\(needle) (needle), \(ribs) (ribs)"
    }

    private static func firstSentence(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        var end = line.startIndex
        while let stop = line[end...].firstIndex(of: ".") {
            end = line.index(after: stop)
            if end == line.endIndex || line[end] == " " { return String(line[..<end]) }
        }
        return line
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}
