import ScopeRules
import TextFormats

/// For programs: one document, with the keys of other Swift linters.
package enum JSONReporter: Reporter {
    package static let name = "json"
    package static let showsEdits = true

    package static func mayHaveWritten(_ text: String) -> Bool {
        text.hasPrefix("{") && text.contains("\"schemaVersion\"") && text.contains("\"thimble\"")
    }

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        jsonDocument([
            "findings": jsonLines(report.findings.map(\.json)),
            "schemaVersion": "1",
            "summary": jsonObject([
                "baselined": String(report.baselined.count),
                "errors": String(report.count(of: .error)),
                "files": String(report.fileCount),
                "notes": String(report.count(of: .note)),
                "scopes": String(report.scopeCount),
                "warnings": String(report.count(of: .warning)),
            ]),
            "tool": jsonObject(["name": jsonString("thimble"), "version": jsonString(toolVersion)]),
        ])
    }
}
