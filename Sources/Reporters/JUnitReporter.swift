import ScopeRules
import SwiftReader

/// For test dashboards: a suite for each file, a failed test for each error or warning, a passed test for each note; a
/// single passed test if there are no findings.
package enum JUnitReporter: Reporter {
    package static let name = "junit"

    package static func mayHaveWritten(_ text: String) -> Bool { text.contains("<testsuites name=\"thimble\"") }

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        let suites = report.findingsByPath(sources).map { path, findings in suite(path, findings, sources) }
        let clean = """
              <testsuite name="thimble" package="thimble" tests="1" failures="0" errors="0">
                <testcase name="No errors found" classname="thimble"/>
              </testsuite>

            """
        let attributes = xmlAttributes([
            "name": "thimble", "tests": String(max(1, report.findings.count)),
            "failures": String(report.findings.count(where: isFailure)), "errors": "0",
        ])
        let body = suites.isEmpty ? clean : suites.joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes)>\n\(body)</testsuites>\n"
    }

    private static func isFailure(_ finding: Finding) -> Bool { finding.severity > .note }

    private static func suite(_ path: String, _ findings: [Finding], _ sources: some SourceIndex) -> String {
        var known: [String: Int] = [:]
        let cases = findings.map { finding in
            known[finding.rule, default: 0] += 1
            return testCase(finding, number: known[finding.rule] ?? 1, in: path, sources)
        }
        let attributes = xmlAttributes([
            "name": path, "package": "thimble", "tests": String(cases.count),
            "failures": String(findings.count(where: isFailure)), "errors": "0",
        ])
        return "  <testsuite\(attributes)>\n\(cases.joined())  </testsuite>\n"
    }

    /// - Parameter number: makes the name unique, because dashboards merge tests of one name.
    private static func testCase(
        _ finding: Finding,
        number: Int,
        in path: String,
        _ sources: some SourceIndex
    ) -> String {
        let attributes = xmlAttributes([
            "name": "thimble.\(finding.rule)\(number > 1 ? " (\(number))" : "")",
            "classname": path.hasSuffix(".swift") ? String(path.dropLast(6)) : path,
            "file": path, "line": String(finding.location?.line ?? 0), "column": String(finding.location?.column ?? 0),
        ])
        let notes = finding.notes.map { note in
            "\n\(note.location.map { "\(sources.shownInRepository($0)): " } ?? "")\(note.message.text)"
        }
        let location = finding.location.map { "line \($0.line), col \($0.column), " } ?? ""
        let text = xmlText("\(location)\(finding.headline.text)\(notes.joined())", isAttribute: false)
        let failure = xmlAttributes(["message": finding.reason, "type": finding.severity.rawValue])
        let outcome =
            isFailure(finding) ? "<failure\(failure)>\(text)</failure>" : "<system-out>\(text)</system-out>"
        return "    <testcase\(attributes)>\n      \(outcome)\n    </testcase>\n"
    }
}
