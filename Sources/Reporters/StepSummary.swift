import ScopeRules
import TextFormats

/// The summary that GitHub shows below a step: the Markdown report and a diagram of the paths to missing provisions.
///
/// - Returns: at most as much as GitHub accepts; it discards a summary of more than one mebibyte.
package func stepSummary(of report: Report, sources: some SourceIndex) -> String {
    let most = 1_000_000
    let picture = FaultDiagram(of: report.findings).map { "\n\($0.text)" } ?? ""
    var shown = report.findings[...]
    var text = MarkdownReporter.text(of: report, showing: shown, sources: sources)
    while text.utf8.count + picture.utf8.count > most, !shown.isEmpty {
        shown = report.findings.prefix(shown.count / 2)
        text = MarkdownReporter.text(of: report, showing: shown, sources: sources)
    }
    return "## Thimble\n\n\(text)\(picture)"
}

/// The scopes on the paths of all errors, as a Mermaid diagram, which GitHub renders.
struct FaultDiagram {
    /// Names of scopes, in order of first occurrence.
    private var scopes: [String] = []
    private var numbers: [String: Int] = [:]
    private var edges: [(parent: Int, child: Int)] = []
    private var faulty: Set<Int> = []

    /// `nil` if the diagram would be empty or too large to read.
    init?(of findings: [Finding]) {
        var known: Set<[Int]> = []
        for finding in findings where finding.severity == .error {
            let route = finding.chain.map { number(of: $0.scope) }
            guard let last = route.last else { continue }
            faulty.insert(last)
            for (parent, child) in zip(route, route.dropFirst())
            where parent != child && known.insert([parent, child]).inserted {
                edges.append((parent, child))
            }
        }
        guard !edges.isEmpty, edges.count < 100 else { return nil }
    }

    private mutating func number(of scope: String) -> Int {
        if let number = numbers[scope] { return number }
        numbers[scope] = scopes.count
        scopes.append(scope)
        return scopes.count - 1
    }

    /// In a fenced code block.
    var text: String {
        var lines = ["```mermaid", "flowchart LR"]
        for (number, scope) in scopes.enumerated() {
            lines.append("  s\(number)[\"\(label(scope))\"]\(faulty.contains(number) ? ":::fault" : "")")
        }
        lines += edges.map { "  s\($0.parent) --> s\($0.child)" }
        lines += ["  classDef fault stroke:#d1242f,stroke-width:2px", "```", ""]
        return lines.joined(separator: "\n")
    }

    /// Mermaid escapes special characters as character codes.
    private func label(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "#", "&", "<", ">", "`", "[", "]", "\\", ";": "#\(scalar.value);"
            default: printable(String(scalar))
            }
        }
        .joined()
    }
}
