import Foundation
import Reporters
import ScopeRules
import TestSupport
import Testing
import TextFormats

/// Reports as judges see them that nobody here wrote: published JSON schemas, the XML schema of Jenkins, GitHub's Markdown.
@Suite(.enabled(if: OutsideJudges.areInstalled, "\(OutsideJudges.howToInstall)"))
struct OutsideJudgeTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let reporter: any Reporter.Type
        /// The end of the name of a recorded report.
        let ending: String
        /// Something to replace in a good report so that it is none.
        let damage: (from: String, to: String)

        var testDescription: String { reporter.name }
    }

    static let forms = [
        Form(reporter: SARIFReporter.self, ending: ".sarif", damage: ("\"startLine\":3", "\"startLine\":0")),
        Form(reporter: JSONReporter.self, ending: "/json.json", damage: ("\"line\":3", "\"line\":\"3\"")),
        Form(reporter: JUnitReporter.self, ending: "/junit.xml", damage: ("classname=", "clasname=")),
        Form(reporter: CheckstyleReporter.self, ending: "/checkstyle.xml", damage: ("severity=\"error\"", "")),
        Form(reporter: CodeClimateReporter.self, ending: "/codeclimate.json", damage: ("critical", "Critical")),
        Form(reporter: MarkdownReporter.self, ending: ".md", damage: ("|---|---|---|---|", "|---|---|---|")),
    ]

    private static let reports = [
        Samples.report, FormatTests.nasty, Report(findings: [], fileCount: 1, scopeCount: 0),
        Report(
            findings: [Samples.missing, Samples.missing, Samples.missing.with(severity: .note)],
            baselined: [Samples.placeless],
            fileCount: 2,
            scopeCount: 3,
            rulePages: "https://docs.example.org/thimble"
        ),
    ]

    /// Those of a hand-made report and those that golden tests hold Thimble to.
    @Test(arguments: forms)
    func takesAll(_ form: Form) throws {
        let recorded = OutsideJudges.recordedReports(form.ending)
        #expect(!recorded.isEmpty)
        let texts = Self.reports.map { form.reporter.text(of: $0, sources: SampleIndex()) }
        let verdict = try OutsideJudges.judge(form.reporter.name, texts, recorded)
        #expect(verdict.isAccepted, "\(verdict.text)")
    }

    /// A judge that takes everything is none.
    @Test(arguments: forms)
    func refusesWhatIsDamaged(_ form: Form) throws {
        let text = form.reporter.text(of: Samples.report, sources: SampleIndex())
        let damaged = text.replacing(form.damage.from, with: form.damage.to)
        #expect(damaged != text)
        #expect(try !OutsideJudges.judge(form.reporter.name, [damaged]).isAccepted)
    }

    /// What GitHub shows in the cells is what the finding says, whatever stands in it.
    @Test func tableShowsWhatWasSaid() throws {
        let text = MarkdownReporter.text(of: FormatTests.nasty, sources: SampleIndex())
        let verdict = try OutsideJudges.judge("cells", [text])
        let rows = try #require(JSONSerialization.jsonObject(with: Data(verdict.text.utf8)) as? [[String]])
        #expect(
            rows.last == [
                "warning", "type-mismatch", "App/a,b:c&<d>'é 100%.swift:7:3",
                "[String: \"User\"]? & <b>, 100% | not ]]> \u{1}this",
            ]
        )
    }
}
