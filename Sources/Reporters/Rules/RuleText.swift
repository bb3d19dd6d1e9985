import ScopeGraph
import ScopeRules
import TextFormats

/// A rule for a terminal: its reason and its examples, with a line break after every line.
package func ruleText(_ rule: any Rule.Type) -> String {
    """
    \(rule.title) (\(rule.id)): \(ruleSeverity(rule))

    \(wrapped(rule.reason))

    Triggering example:

    \(indented(rule.triggeringExample))

    Non-triggering example:

    \(indented(rule.silentExample))

    """
}

/// `error`, or `error in Needle, off in RIBs`.
package func ruleSeverity(_ rule: any Rule.Type) -> String {
    let severities = Dialect.all.map { (dialect: $0, weight: rule.defaultSeverity(in: $0)) }
    if severities.allSatisfy({ $0.weight == severities.first?.weight }) { return severityWord(rule.defaultSeverity) }
    let worstFirst = severities.sorted { left, right in
        right.weight.map { (left.weight ?? .note) > $0 } ?? (left.weight != nil)
    }
    return worstFirst.map { "\(severityWord($0.weight)) in \($0.dialect.title)" }.joined(separator: ", ")
}

func severityWord(_ severity: Severity?) -> String { severity?.rawValue ?? "off" }

/// The first sentence of a rule's reason.
package func ruleSummary(_ rule: any Rule.Type) -> String {
    let line = oneLine(rule.reason)
    var end = line.startIndex
    while let stop = line[end...].firstIndex(of: ".") {
        end = line.index(after: stop)
        if end == line.endIndex || line[end] == " " { return String(line[..<end]) }
    }
    return line
}

/// A paragraph in lines of at most 100 characters, unless a word is longer.
private func wrapped(_ paragraph: String) -> String {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
        if let last = lines.last, last.count + word.count < 100 {
            lines[lines.count - 1] = "\(last) \(word)"
        } else {
            lines.append(String(word))
        }
    }
    return lines.joined(separator: "\n")
}

private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        .joined(separator: "\n")
}
