import ScopeRules
import SwiftReader

/// For comments on pull requests and step summaries: a table of the findings, with the notes of each to be unfolded.
public enum MarkdownReporter: Reporter {
    public static let name = "markdown"

    public static func text(of report: Report, sources: some SourceIndex) -> String {
        var text = "\(report.summary)\n"
        guard !report.findings.isEmpty else { return text }
        text += "\n| | rule | place | finding |\n|---|---|---|---|\n"
        for finding in report.findings {
            let place = finding.place.map { code("\(sources.relativePath(of: $0.file)):\($0.line):\($0.column)") } ?? ""
            text += "| \(finding.severity.rawValue) | \(code(finding.rule)) | \(place) | \(cell(finding)) |\n"
        }
        for finding in report.findings where !finding.notes.isEmpty {
            text += "\n<details><summary>\(html(finding.headline))</summary>\n\n"
            for note in finding.notes {
                let place = note.place.map {
                    code("\(sources.relativePath(of: $0.file)):\($0.line):\($0.column)") + " "
                }
                text += "- \(place ?? "")\(markdown(note.message))\n"
            }
            text += "\n</details>\n"
        }
        return text
    }

    private static func cell(_ finding: Finding) -> String {
        markdown(finding.headline).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private static func markdown(_ message: Message) -> String {
        message.fragments.map { fragment in
            switch fragment {
            case .words(let words): escaped(words)
            case .code(let text): code(text)
            }
        }
        .joined()
    }

    /// Code between as many backticks as it takes; a bar would end the cell of a table even there.
    private static func code(_ text: String) -> String {
        let text = text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("|", with: "\\|")
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return "\(fence)\(gap)\(text)\(gap)\(fence)"
    }

    private static func escaped(_ words: String) -> String {
        var result = ""
        for character in words {
            if #"\`*_[]<>|#"#.contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    private static func html(_ message: Message) -> String {
        message.fragments.map { fragment in
            switch fragment {
            case .words(let words): xmlText(words)
            case .code(let text): "<code>\(xmlText(text))</code>"
            }
        }
        .joined()
    }
}
