import ScopeRules
import SwiftReader

/// For GitHub's annotations on a pull request: workflow commands, escaped as GitHub's toolkit does it.
///
/// GitHub shows ten annotations of a severity for each step and drops the others without a word. So errors come first, and the
/// last of ten says how many more the log has.
public enum GitHubActionsReporter: Reporter {
    public static let name = "github-actions"
    private static let most = 10

    public static func text(of report: Report, sources: some SourceIndex) -> String {
        Severity.allCases.reversed().map { severity in
            let findings = report.findings.filter { $0.severity == severity }
            let shown = findings.count > most ? findings.prefix(most - 1) : findings[...]
            var text = shown.map { command(for: $0, sources) }.joined()
            if shown.count < findings.count {
                let rest = counted(findings.count - shown.count, "more \(severity.rawValue)")
                text += "::\(word(severity)) title=thimble::\(rest): see the log, or another report\n"
            }
            return text
        }
        .joined()
    }

    private static func command(for finding: Finding, _ sources: some SourceIndex) -> String {
        var properties = ["title=\(property(finding.rule))"]
        if let place = finding.place {
            let span = SourceSpan(place, sources: sources)
            properties =
                [
                    "file=\(property(sources.relativePath(of: place.file)))", "line=\(span.line)",
                    "endLine=\(span.line)",
                    "col=\(span.column)", "endColumn=\(span.endColumn)",
                ] + properties
        }
        let notes = finding.notes.map { note in
            let place = note.place.map { "\(sources.relativePath(of: $0.file)):\($0.line): " } ?? ""
            return "\n\(place)\(note.message.text)"
        }
        let message = data(finding.reason + notes.joined())
        return "::\(word(finding.severity)) \(properties.joined(separator: ","))::\(message)\n"
    }

    private static func word(_ severity: Severity) -> String {
        severity == .note ? "notice" : severity.rawValue
    }

    /// As `escapeData` of GitHub's toolkit: the percent sign first.
    private static func data(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// As `escapeProperty` of GitHub's toolkit.
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
