import ScopeRules

/// For test dashboards: a suite for each file, a failed test for each finding; one test that passes when there is none.
public enum JUnitReporter: Reporter {
    public static let name = "junit"

    public static func text(of report: Report, sources: some SourceIndex) -> String {
        let suites = report.findingsByPath(sources).map { path, findings in
            suite(path, findings.map { testCase($0, in: path) })
        }
        let clean = suite("thimble", ["    <testcase name=\"No errors found\" classname=\"thimble\"/>\n"], failures: 0)
        let body = suites.isEmpty ? clean : suites.joined()
        let count = report.findings.count
        let attributes = xmlAttributes([
            "name": "thimble", "tests": String(max(1, count)), "failures": String(count), "errors": "0",
        ])
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes)>\n\(body)</testsuites>\n"
    }

    private static func suite(_ name: String, _ cases: [String], failures: Int? = nil) -> String {
        let attributes = xmlAttributes([
            "name": name, "package": "thimble", "tests": String(cases.count),
            "failures": String(failures ?? cases.count), "errors": "0",
        ])
        return "  <testsuite\(attributes)>\n\(cases.joined())  </testsuite>\n"
    }

    private static func testCase(_ finding: Finding, in path: String) -> String {
        let place = finding.place
        let attributes = xmlAttributes([
            "name": "thimble.\(finding.rule)",
            "classname": path.hasSuffix(".swift") ? String(path.dropLast(6)) : path,
            "file": path, "line": String(place?.line ?? 0), "column": String(place?.column ?? 0),
        ])
        let failure = xmlAttributes(["message": finding.reason, "type": finding.severity.rawValue])
        let notes = finding.notes.map { note in
            "\n\(note.place.map { "\($0.file):\($0.line):\($0.column): " } ?? "")\(note.message.text)"
        }
        let details = place.map { "line \($0.line), col \($0.column), " } ?? ""
        let text =
            xmlText("\(details)\(finding.headline.text)")
            + notes.map { "\n" + xmlText(String($0.dropFirst())) }.joined()
        return "    <testcase\(attributes)>\n      <failure\(failure)>\(text)</failure>\n    </testcase>\n"
    }
}
