import ScopeGraph
import ScopeRules
import TextFormats

/// For GitLab's code quality widget, in Code Climate's format. Fingerprints are made unique, because GitLab drops
/// duplicates.
package enum CodeClimateReporter: Reporter {
    package static let name = "codeclimate"

    package static func mayHaveWritten(_ text: String) -> Bool {
        text == "[]\n" || allRules.contains { text.contains("\"check_name\":\"\($0.id)\"") }
    }

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        var known: [String: Int] = [:]
        let issues = report.findings.map { finding in
            let number = known[finding.fingerprint, default: 0]
            known[finding.fingerprint] = number + 1
            let fingerprint = number == 0 ? finding.fingerprint : "\(finding.fingerprint)-\(number + 1)"
            return issue(finding, fingerprint, sources)
        }
        return jsonLines(issues) + "\n"
    }

    private static func issue(_ finding: Finding, _ fingerprint: String, _ sources: some SourceIndex) -> String {
        let line = String(max(1, finding.location?.line ?? 1))
        let path = finding.location.map { sources.repositoryPath(of: $0.file) } ?? "."
        return jsonObject([
            "type": jsonString("issue"),
            "check_name": jsonString(finding.rule),
            "description": jsonString(finding.reason),
            "categories": jsonArray([jsonString("Bug Risk")]),
            "severity": jsonString(severity(finding.severity)),
            "fingerprint": jsonString(fingerprint),
            "location": jsonObject([
                "path": jsonString(path),
                "lines": jsonObject(["begin": line, "end": line]),
            ]),
        ])
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .note: "info"
        case .warning: "minor"
        case .error: "critical"
        }
    }
}
