import ScopeRules
import SwiftReader
import TextFormats

/// For comments on pull requests and step summaries: a table of the findings, with collapsed notes for each.
package enum MarkdownReporter: Reporter {
    package static let name = "markdown"

    package static func mayHaveWritten(_ text: String) -> Bool { text.hasPrefix("Checked ") }

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        text(of: report, showing: report.findings[...], sources: sources)
    }

    /// The same with some of the findings, and the number of the others.
    static func text(of report: Report, showing findings: ArraySlice<Finding>, sources: some SourceIndex) -> String {
        var text = "\(report.summary)\n"
        guard !report.findings.isEmpty else { return text }
        text += "\n| | rule | place | finding |\n|---|---|---|---|\n"
        for finding in findings {
            let location = finding.location.map { code(sources.shownInRepository($0), isInTable: true) } ?? ""
            text += "| \(finding.severity.rawValue) | \(rule(finding, report)) | \(location) | \(cell(finding)) |\n"
        }
        let omitted = report.findings.count - findings.count
        if omitted > 0 { text += "\n\(counted(omitted, "more finding")) in the log.\n" }
        for finding in findings where !finding.notes.isEmpty {
            text += "\n<details><summary>\(html(finding.headline))</summary>\n\n"
            for note in finding.notes {
                let location = note.location.map { code(sources.shownInRepository($0)) + " " } ?? ""
                text += "- \(location)\(oneLine(markdown(note.message)))\n"
            }
            text += "\n</details>\n"
        }
        return text
    }

    private static func rule(_ finding: Finding, _ report: Report) -> String {
        let id = code(finding.rule)
        return report.rulePages.map { "[\(id)](\(finding.page(in: $0)))" } ?? id
    }

    private static func cell(_ finding: Finding) -> String { oneLine(markdown(finding.headline, isInTable: true)) }

    private static func markdown(_ message: Message, isInTable: Bool = false) -> String {
        message.fragments.map { fragment in
            switch fragment {
            case .words(let words): markdownEscaped(words, #"\`*_[]<>|#&~$"#)
            case .code(let text): code(text, isInTable: isInTable)
            }
        }
        .joined()
    }

    private static func code(_ text: String, isInTable: Bool = false) -> String {
        markdownCode(printable(oneLine(text)), isInTable: isInTable)
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
