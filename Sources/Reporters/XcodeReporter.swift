import ScopeRules
import SwiftReader

/// For Xcode's issue navigator and everything else that reads the compiler's own form: absolute paths, one line each.
public enum XcodeReporter: Reporter {
    public static let name = "xcode"

    public static func mayHaveWritten(_ text: String) -> Bool { beginsWithFinding(text, "(", ")") }

    public static func text(of report: Report, sources: some SourceIndex) -> String {
        var text = ""
        for finding in report.findings {
            text += line(finding.place, finding.severity, "\(finding.reason) (\(finding.rule))", sources)
            for note in finding.notes { text += line(note.place ?? finding.place, .note, note.message.text, sources) }
        }
        return text
    }

    private static func line(
        _ place: Place?,
        _ severity: Severity,
        _ message: String,
        _ sources: some SourceIndex
    ) -> String {
        let message = printable(oneLine(message))
        guard let place else { return "\(severity.rawValue): \(message)\n" }
        let path = printable(sources.absolutePath(of: place.file))
        return "\(path):\(place.line):\(place.column): \(severity.rawValue): \(message)\n"
    }
}
