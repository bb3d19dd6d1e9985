import Reporters
import ScopeGraph
import TextFormats

/// Lines that Emacs and `grep` understand: `Login/LoginBuilder.swift:12:5: …`.
enum EmacsReporter: Reporter {
    static let name = "emacs"

    static func text(of report: Report, sources: some SourceIndex) -> String {
        report.findings.map { finding in
            let place = finding.location.map { "\(sources.shownPath(of: $0.file)):\($0.line):\($0.column): " } ?? ""
            return "\(printable(place))\(finding.severity.rawValue): \(printable(finding.reason))\n"
        }
        .joined()
    }

    static func mayHaveWritten(_ text: String) -> Bool {
        text.split(separator: "\n").allSatisfy { line in
            ["error: ", "warning: ", "note: "].contains { line.contains($0) }
        }
    }
}
