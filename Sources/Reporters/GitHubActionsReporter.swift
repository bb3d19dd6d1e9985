import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

/// For GitHub's annotations on a pull request: workflow commands, escaped as in GitHub's toolkit.
///
/// GitHub shows ten annotations of a severity for each step and silently drops the others. Errors therefore come first,
/// the last of ten gives the number of the others, and those follow as plain lines of the log.
package enum GitHubActionsReporter: Reporter {
    package static let name = "github-actions"
    private static let most = 10

    package static func mayHaveWritten(_ text: String) -> Bool {
        text.isEmpty || Severity.allCases.contains { text.hasPrefix("::\(word($0)) ") }
    }

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        var commands = ""
        var others = ""
        for severity in Severity.allCases.reversed() {
            let findings = report.findings.filter { $0.severity == severity }
            let shown = findings.count > most ? findings.prefix(most - 1) : findings[...]
            commands += shown.map { command(for: $0, sources) }.joined()
            guard shown.count < findings.count else { continue }
            let rest = findings.dropFirst(shown.count)
            commands +=
                "::\(word(severity)) title=thimble::\(counted(rest.count, "more \(severity.rawValue)")) in the log\n"
            others += rest.map { line(for: $0, sources) }.joined()
        }
        return others.isEmpty ? commands : "\(commands)::group::More findings\n\(others)::endgroup::\n"
    }

    private static func command(for finding: Finding, _ sources: some SourceIndex) -> String {
        var properties: [(name: String, value: String)] = []
        if let location = finding.location {
            let span = SourceSpan(location, sources: sources)
            properties = [
                ("file", sources.repositoryPath(of: location.file)),
                ("line", "\(span.line)"), ("endLine", "\(span.line)"),
                ("col", "\(span.column)"), ("endColumn", "\(span.endColumn)"),
            ]
        }
        properties.append(("title", finding.rule))
        let notes = finding.notes.map { note in
            let location = note.location.map { "\(sources.repositoryPath(of: $0.file)):\($0.line): " } ?? ""
            return "\n\(location)\(note.message.text)"
        }
        let list = properties.map { "\($0.name)=\(property($0.value))" }.joined(separator: ",")
        return "::\(word(finding.severity)) \(list)::\(data(finding.reason + notes.joined()))\n"
    }

    /// A finding as a line that is not a command.
    private static func line(for finding: Finding, _ sources: some SourceIndex) -> String {
        let location = finding.location.map { "\(sources.shownInRepository($0)): " } ?? ""
        return "\(printable(oneLine("\(location)\(finding.severity.rawValue): \(finding.reason) [\(finding.rule)]")))\n"
    }

    private static func word(_ severity: Severity) -> String {
        severity == .note ? "notice" : severity.rawValue
    }

    /// `escapeData` of GitHub's toolkit: escapes the percent sign first.
    private static func data(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case _ where isUnprintable(scalar): result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `escapeProperty` of GitHub's toolkit.
    private static func property(_ text: String) -> String {
        var result = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
