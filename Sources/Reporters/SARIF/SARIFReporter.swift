import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

/// For code scanning: SARIF 2.1.0 with all that GitHub requires.
///
/// The chain, the near misses and the other readers are related locations that the message links to.
/// `primaryLocationLineHash` is GitHub's own fingerprint, `thimble/v1` the one that is stable when lines move. Findings
/// in the baseline are included as suppressed.
package enum SARIFReporter: Reporter {
    package static let name = "sarif"

    package static func mayHaveWritten(_ text: String) -> Bool {
        text.hasPrefix("{") && text.contains("sarif-2.1.0") && text.contains("\"thimble\"")
    }
    /// GitHub rejects a file with more results.
    private static let most = 25_000

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        let rules = allRules.sorted { $0.id < $1.id }
        let all =
            report.findings.map { (finding: $0, isBaselined: false) }
            + report.baselined.map { (finding: $0, isBaselined: true) }
        let reported = all.count > most ? all.mostSevereFirst(\.finding.severity).prefix(most) : all[...]
        let writer = SARIFResultWriter(
            sources: sources,
            ruleNumbers: Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first },
            fingerprints: lineFingerprints(of: reported.map(\.finding), sources),
            hasBaseline: !report.baselined.isEmpty
        )
        let run = jsonObject([
            "columnKind": jsonString("utf16CodeUnits"),
            "invocations": jsonArray([invocation(omitting: all.count - reported.count)]),
            "originalUriBaseIds": jsonObject([
                sarifRoot: jsonObject(["description": sarifMessage("The root of the repository.")])
            ]),
            "results": jsonLines(reported.map { writer.text(of: $0.finding, isBaselined: $0.isBaselined) }),
            "tool": jsonObject(["driver": driver(rules, report.rulePages)]),
        ])
        return jsonDocument([
            "$schema": jsonString("https://json.schemastore.org/sarif-2.1.0.json"),
            "runs": jsonArray([run]),
            "version": jsonString("2.1.0"),
        ])
    }

    private static func driver(_ rules: [any Rule.Type], _ rulePages: String?) -> String {
        var members = [
            "name": jsonString("thimble"),
            "semanticVersion": jsonString(toolVersion),
            "rules": jsonLines(rules.map { sarifRule($0, rulePages: rulePages) }),
        ]
        if let rulePages { members["informationUri"] = jsonString(rulePages) }
        return jsonObject(members)
    }

    private static func invocation(omitting count: Int) -> String {
        var members = ["executionSuccessful": "true"]
        if count > 0 {
            let text = "\(counted(count, "more finding")) in other reports: services that show SARIF accept \(most)"
            members["toolExecutionNotifications"] = jsonArray([
                jsonObject(["level": jsonString("warning"), "message": sarifMessage(text)])
            ])
        }
        return jsonObject(members)
    }

    /// The fingerprints of the lines of every file with a finding.
    private static func lineFingerprints(
        of findings: [Finding],
        _ sources: some SourceIndex
    ) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for case let file? in findings.map(\.location?.file) where result[file] == nil {
            result[file] = sources.bytes(of: file).map { LineHashes(of: $0).fingerprints } ?? []
        }
        return result
    }
}

/// The name of the base folder of all addresses, as in CodeQL.
let sarifRoot = "%SRCROOT%"

func sarifMessage(_ text: String) -> String { jsonObject(["text": jsonString(text)]) }
