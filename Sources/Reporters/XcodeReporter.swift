import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

/// For Xcode's issue navigator and all tools that read the compiler's format: absolute paths, one line each.
package enum XcodeReporter: Reporter {
    package static let name = "xcode"

    package static func mayHaveWritten(_ text: String) -> Bool { beginsWithFinding(text, "(", ")") }

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        var text = ""
        for finding in report.findings {
            text += line(finding.location, finding.severity, "\(finding.reason) (\(finding.rule))", sources)
            for note in finding.notes {
                text += line(note.location ?? finding.location, .note, note.message.text, sources)
            }
        }
        return text
    }

    private static func line(
        _ location: SourceLocation?,
        _ severity: Severity,
        _ message: String,
        _ sources: some SourceIndex
    ) -> String {
        let message = printable(oneLine(message))
        guard let location else { return "\(severity.rawValue): \(message)\n" }
        let path = printable(sources.absolutePath(of: location.file))
        return "\(path):\(location.line):\(location.column): \(severity.rawValue): \(message)\n"
    }
}
