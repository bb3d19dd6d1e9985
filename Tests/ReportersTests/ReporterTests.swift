import Foundation
import Reporters
import ScopeGraph
import ScopeRules
import SwiftReader
import Testing
import TextFormats

@Suite struct ReporterTests {
    private let empty = Report(findings: [], fileCount: 1, scopeCount: 0)

    @Test func textShowsTheLineTheWayTheNearMissesAndTheRepairs() {
        let text = TextReporter.text(of: Samples.report, sources: SampleIndex())
        #expect(
            text == """
                App/Login.swift:3:6: error: no scope above `LoginComponent` provides `user: [String: "User"]` \
                [missing-provider]
                    3 | \tvar user: User { get }
                      | \t    ^
                  path from the root:
                    App/Root.swift:1:7: `RootComponent` is the root
                    2 other paths lead to the same scope
                  also affects:
                    App/Other.swift:8:9: `OtherComponent`, in `OtherDependency`
                  also considered:
                    Root.swift:5:17: `RootComponent.user` is private
                  fixes (choose one):
                    Root.swift:5:5: Drop `private`
                    Add it to `RootComponent`

                warning: two
                lines [unknown-rule]

                """
        )
    }

    @Test func errorsComeFirstThenWarningsThenNotesEachInOrder() {
        func finding(_ severity: Severity, _ file: String) -> Finding {
            Finding(
                rule: "shadowed-provider",
                title: "",
                severity: severity,
                location: SourceLocation(file: file, line: 1, column: 1),
                headline: "found",
                identity: [file]
            )
        }
        let given = [
            finding(.note, "A"), finding(.warning, "B"), finding(.error, "C"), finding(.warning, "D"),
            finding(.error, "E"), finding(.note, "F"),
        ]
        let report = Report(findings: given, fileCount: 6, scopeCount: 1)
        #expect(report.findings.compactMap(\.location?.file).joined() == "CEBDAF")
    }

    @Test func xcodeHasAbsolutePathsAndOneLineForEachPlace() {
        let text = XcodeReporter.text(of: Samples.report, sources: SampleIndex())
        let lines = text.split(separator: "\n").map(String.init)
        let shape = #/^(/[^:]+:\d+:\d+: )?(error|warning|note): [^\n]+$/#
        #expect(lines.allSatisfy { $0.wholeMatch(of: shape) != nil })
        #expect(lines.first?.hasPrefix("/work/App/Login.swift:3:6: error: no scope above") == true)
        #expect(lines.first?.hasSuffix("(missing-provider)") == true)
        #expect(lines.contains("/work/App/Login.swift:3:6: note: 2 other paths lead to the same scope"))
        #expect(lines.last == "warning: two lines. (unknown-rule)")
    }

    @Test func jsonIsValidAndHasEveryKey() throws {
        let text = JSONReporter.text(of: Samples.report, sources: SampleIndex())
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(Set(document.keys) == ["findings", "schemaVersion", "summary", "tool"])
        #expect(document["schemaVersion"] as? Int == 1)
        #expect(document["tool"] as? [String: String] == ["name": "thimble", "version": toolVersion])
        #expect(
            document["summary"] as? [String: Int] == [
                "baselined": 0, "errors": 1, "files": 214, "notes": 0, "scopes": 1, "warnings": 1,
            ]
        )
        let findings = try #require(document["findings"] as? [[String: Any]])
        let first = try #require(findings.first)
        #expect(
            Set(first.keys) == [
                "character", "file", "fingerprint", "fixes", "line", "notes", "property", "reason", "rule_id", "scope",
                "severity", "type",
            ]
        )
        #expect(first["file"] as? String == "Login.swift")
        #expect(first["line"] as? Int == 3)
        #expect(first["character"] as? Int == 6)
        #expect(first["type"] as? String == "Missing Provider")
        let notes = try #require(first["notes"] as? [[String: Any]])
        #expect(notes.allSatisfy { Set($0.keys) == ["character", "file", "line", "message"] })
        #expect(notes.count == 6)
        let fixes = try #require(first["fixes"] as? [[String: Any]])
        let edits = try #require(fixes.first?["edits"] as? [[String: Any]])
        #expect(fixes.count == 1)
        #expect(edits.first.map { Set($0.keys) } == ["character", "file", "length", "line", "replacement"])
        #expect(findings.last?["scope"] is NSNull)
    }

    @Test func jsonKeysAreSorted() throws {
        let text = JSONReporter.text(of: Samples.report, sources: SampleIndex())
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let sorted = try JSONSerialization.data(withJSONObject: object, options: options)
        #expect(text.filter { $0 != "\n" } == String(decoding: sorted, as: UTF8.self))
    }

    @Test func nothingFoundIsSaid() {
        #expect(TextReporter.text(of: empty, sources: SampleIndex()).isEmpty)
        #expect(XcodeReporter.text(of: empty, sources: SampleIndex()).isEmpty)
        #expect(JSONReporter.text(of: empty, sources: SampleIndex()).contains("\"findings\":[]"))
        #expect(empty.summary == "Checked 1 file, 0 scopes: no findings.")
        #expect(Samples.report.summary == "Checked 214 files, 1 scope: 1 error, 1 warning.")
    }

    @Test(arguments: ["", "plain", "\"quoted\" \\ /", "\u{0}\u{1F}\u{7F}\t\r\n", "ümläut 🎯 \u{2028}"])
    func everyTextIsAValidJSONString(text: String) throws {
        let data = Data("[\(jsonString(text))]".utf8)
        #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
    }
}
