import Foundation
import Reporters
import ScopeRules
import SwiftReader
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The reports for services, each read by a parser that is not ours.
@Suite struct FormatTests {
    private let empty = Report(findings: [], fileCount: 1, scopeCount: 0)
    /// Everything that a format has to escape, in the path and in the words.
    private static let nasty = Report(
        findings: [
            Finding(
                rule: "type-mismatch",
                title: "Type Mismatch",
                severity: .warning,
                place: Place(file: "a,b:c&<d>'é 100%.swift", line: 7, column: 3),
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
        #expect((first["partialFingerprints"] as? [String: String])?["thimble/v1"] == Samples.missing.fingerprint)
        let related = try #require(first["relatedLocations"] as? [[String: Any]])
        #expect(related.compactMap { $0["id"] as? Int } == Array(1...related.count))
    }

    @Test func sarifEncodesPaths() throws {
        let text = SARIFReporter.text(of: Self.nasty, sources: SampleIndex())
        _ = try document(text)
        #expect(text.contains("App/a,b%3Ac&%3Cd%3E'%C3%A9%20100%25.swift"))
    }

    /// A command is one line; what would end the line or the property is escaped as GitHub's toolkit does it.
    @Test func gitHubCommandsAreEscaped() {
        let text = GitHubActionsReporter.text(of: Self.nasty, sources: SampleIndex())
        let lines = text.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(text.hasPrefix("::warning file=App/a%2Cb%3Ac&<d>'é 100%25.swift,line=7,endLine=7,col="))
        #expect(text.contains(",title=type-mismatch::`[String: \"User\"]?` & <b>, 100%25 | not ]]>%0D%0A"))
    }

    @Test func gitHubShowsTenOfASeverityAndCountsTheRest() {
        let many = Report(findings: Array(repeating: Samples.missing, count: 14), fileCount: 1, scopeCount: 1)
        let lines = GitHubActionsReporter.text(of: many, sources: SampleIndex()).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines.last == "::error title=thimble::5 more errors: see the log, or another report")
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
