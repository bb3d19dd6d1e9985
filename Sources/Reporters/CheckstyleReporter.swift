import ScopeRules

/// For all tools that read Checkstyle's XML.
package enum CheckstyleReporter: Reporter {
    package static let name = "checkstyle"

    package static func mayHaveWritten(_ text: String) -> Bool {
        text.contains("<checkstyle version=") && (text.contains("source=\"thimble.rules.") || !text.contains("<error"))
    }

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        let body = report.findingsByPath(sources).map { path, findings in
            "  <file\(xmlAttributes(["name": path]))>\n\(findings.map(element).joined())  </file>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <checkstyle version="4.3">
            \(body.joined())</checkstyle>

            """
    }

    private static func element(_ finding: Finding) -> String {
        let attributes = xmlAttributes([
            "line": String(finding.location?.line ?? 0),
            "column": String(finding.location?.column ?? 0),
            "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
            "message": finding.reason,
            "source": "thimble.rules.\(finding.rule)",
        ])
        return "    <error\(attributes)/>\n"
    }
}
