import Foundation
import ScopeRules
import SwiftReader
import Testing
import TextFormats

@testable import Reporters

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The reports for services, each read by a parser that is not ours.
@Suite struct FormatTests {
    private let empty = Report(findings: [], fileCount: 1, scopeCount: 0)
    /// Everything that a format has to escape, in the path and in the words.
    static let nasty = Report(
        findings: [
            Finding(
                rule: "type-mismatch",
                title: "Type Mismatch",
                severity: .warning,
                location: SourceLocation(file: "a,b:c&<d>'é 100%.swift", line: 7, column: 3),
                headline: "\(code: "[String: \"User\"]?") & <b>, 100% | not ]]>\r\n\u{1}this",
                identity: ["nasty"]
            )
        ],
        fileCount: 1,
        scopeCount: 1
    )

    private static let reports = [Samples.report, nasty, Report(findings: [], fileCount: 1, scopeCount: 0)]

    private func document(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    @Test(arguments: [CheckstyleReporter.self, JUnitReporter.self] as [any Reporter.Type], reports.indices)
    func xmlIsWellFormed(_ reporter: any Reporter.Type, _ number: Int) {
        let text = reporter.text(of: Self.reports[number], sources: SampleIndex())
        let reader = ElementReader()
        #expect(reader.read(text), "\(text)")
    }

    @Test func checkstyleKeepsWordsAndPaths() {
        let reader = ElementReader()
        #expect(reader.read(CheckstyleReporter.text(of: Self.nasty, sources: SampleIndex())))
        let file = reader.elements.first { $0.name == "file" }
        let error = reader.elements.first { $0.name == "error" }
        #expect(file?.attributes["name"] == "App/a,b:c&<d>'é 100%.swift")
        #expect(error?.attributes["line"] == "7")
        #expect(error?.attributes["severity"] == "warning")
        #expect(error?.attributes["source"] == "thimble.rules.type-mismatch")
        #expect(error?.attributes["message"] == "`[String: \"User\"]?` & <b>, 100% | not ]]>\r\nthis.")
    }

    @Test func junitCountsItsTests() {
        let reader = ElementReader()
        #expect(reader.read(JUnitReporter.text(of: Samples.report, sources: SampleIndex())))
        let cases = reader.elements.filter { $0.name == "testcase" }
        let failures = reader.elements.filter { $0.name == "failure" }
        #expect(cases.count == 2 && failures.count == 2)
        #expect(reader.elements.first?.attributes["failures"] == "2")
        #expect(cases.contains { $0.attributes["classname"] == "App/Login" })
        let notes = ElementReader()
        let note = Report(findings: [Samples.missing.with(severity: .note)], fileCount: 1, scopeCount: 1)
        #expect(notes.read(JUnitReporter.text(of: note, sources: SampleIndex())))
        #expect(notes.elements.first?.attributes["failures"] == "0")
        #expect(!notes.elements.contains { $0.name == "failure" } && notes.elements.contains { $0.name == "testcase" })
        let twice = ElementReader()
        let same = Report(findings: [Samples.missing, Samples.missing], fileCount: 1, scopeCount: 1)
        #expect(twice.read(JUnitReporter.text(of: same, sources: SampleIndex())))
        let names = twice.elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] }
        #expect(names == ["thimble.missing-provider", "thimble.missing-provider (2)"])
        let clean = ElementReader()
        #expect(clean.read(JUnitReporter.text(of: empty, sources: SampleIndex())))
        #expect(clean.elements.filter { $0.name == "testcase" }.count == 1)
        #expect(!clean.elements.contains { $0.name == "failure" })
    }

    @Test func codeClimateHasWhatGitLabRequires() throws {
        let twice = Report(findings: [Samples.missing, Samples.missing], fileCount: 1, scopeCount: 1)
        let text = CodeClimateReporter.text(of: twice, sources: SampleIndex())
        let issues = try #require(try document(text) as? [[String: Any]])
        let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
        #expect(issues.count == 2 && Set(fingerprints).count == 2)
        let first = try #require(issues.first)
        #expect(first["check_name"] as? String == "missing-provider")
        #expect(first["severity"] as? String == "critical")
        let location = try #require(first["location"] as? [String: Any])
        #expect(location["path"] as? String == "App/Login.swift")
        #expect((location["lines"] as? [String: Int])?["begin"] == 3)
        #expect(try document(CodeClimateReporter.text(of: empty, sources: SampleIndex())) as? [String] == [])
    }

    @Test func sarifHasWhatCodeScanningRequires() throws {
        let text = SARIFReporter.text(of: Samples.report, sources: SampleIndex())
        let log = try #require(try document(text) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.count == allRules.count)
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                let words = (rule[key] as? [String: String])?["text"] ?? ""
                #expect(!words.isEmpty && (key == "help" || words.utf16.count <= 1024))
            }
        }
        let results = try #require(run["results"] as? [[String: Any]])
        let first = try #require(results.first)
        let number = try #require(first["ruleIndex"] as? Int)
        #expect(rules[number]["id"] as? String == first["ruleId"] as? String)
        let location = try #require((first["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
        let region = try #require(location["region"] as? [String: Int])
        // A tab is one unit; the word at the place is `user`... four units long.
        #expect(region == ["startLine": 3, "startColumn": 6, "endLine": 3, "endColumn": 10])
        let fingerprints = try #require(first["partialFingerprints"] as? [String: String])
        #expect(fingerprints["thimble/v1"] == Samples.missing.fingerprint)
        #expect(fingerprints["primaryLocationLineHash"] == LineHashes(of: SampleIndex.login).fingerprints[2])
        let message = try #require((first["message"] as? [String: String])?["text"])
        #expect(message.contains("\n- [`RootComponent` is the root](1)\n"))
        #expect(first["suppressions"] == nil)
        let related = try #require(first["relatedLocations"] as? [[String: Any]])
        #expect(related.compactMap { $0["id"] as? Int } == Array(1...related.count))
    }

    /// Brackets in what a link shows are marked; those of types are everywhere in Swift.
    @Test func sarifMarksBracketsInLinks() throws {
        let finding = Finding(
            rule: "type-mismatch",
            title: "Type Mismatch",
            severity: .error,
            location: nil,
            headline: "odd",
            nearMisses: [
                NearMiss(
                    scope: "A",
                    location: SourceLocation(file: "Login.swift", line: 1, column: 1),
                    message: "\(code: "users: [Int: [User]]") is \\ not"
                )
            ],
            identity: []
        )
        let report = Report(findings: [finding], fileCount: 1, scopeCount: 1)
        let text = SARIFReporter.text(of: report, sources: SampleIndex())
        #expect(text.contains(#"odd.\n- [`users: \\[Int: \\[User\\]\\]` is \\\\ not](1)"#))
    }

    /// Where one result says whether it is suppressed, every one has to (SARIF 2.1.0, section 3.27.23).
    @Test func sarifSuppressesWhatTheBaselineKnows() throws {
        let report = Report(findings: [Samples.missing], baselined: [Samples.placeless], fileCount: 1, scopeCount: 1)
        let log = try #require(
            try document(SARIFReporter.text(of: report, sources: SampleIndex())) as? [String: Any]
        )
        let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        let suppressions = results.map { $0["suppressions"] as? [[String: String]] }
        #expect(suppressions == [[], [["kind": "external"]]])
        #expect(report.summary == "Checked 1 file, 1 scope: 1 error (1 in the baseline).")
    }

    @Test func sarifPointsToPagesWhereTheyAreServed() throws {
        let report = Report(findings: [Samples.missing], fileCount: 1, scopeCount: 1)
            .pointing(to: "https://docs.example.org/thimble/")
        let text = SARIFReporter.text(of: report, sources: SampleIndex())
        let page = "https://docs.example.org/thimble/documentation/thimble/missing-provider"
        #expect(text.contains("\"helpUri\":\"\(page)\""))
        #expect(TextReporter.text(of: report, sources: SampleIndex()).hasSuffix("  docs: \(page)\n"))
        #expect(MarkdownReporter.text(of: report, sources: SampleIndex()).contains("[`missing-provider`](\(page))"))
    }

    @Test func sarifEncodesPaths() throws {
        let text = SARIFReporter.text(of: Self.nasty, sources: SampleIndex())
        _ = try document(text)
        #expect(text.contains("App/a,b%3Ac&%3Cd%3E'%C3%A9%20100%25.swift"))
    }

    @Test func markdownKeepsItsTable() {
        let text = MarkdownReporter.text(of: Self.nasty, sources: SampleIndex())
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
        #expect(rows.count == 3)
        // Four cells: five bars that are not escaped.
        let bars = rows.last.map { row in zip(" " + row, row).filter { $0.1 == "|" && $0.0 != "\\" }.count }
        #expect(bars == 5)
        #expect(MarkdownReporter.text(of: empty, sources: SampleIndex()) == "Checked 1 file, 0 scopes: no findings.\n")
    }
}

/// Collects the elements of an XML text with Foundation's parser.
private final class ElementReader: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
    }

    private(set) var elements: [Element] = []

    /// - Returns: whether it is well-formed.
    func read(_ text: String) -> Bool {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        return parser.parse()
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        elements.append(Element(name: name, attributes: attributes))
    }
}
