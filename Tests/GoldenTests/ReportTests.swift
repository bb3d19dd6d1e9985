import CommandTestSupport
import Foundation
import Reporters
import TestSupport
import Testing
import ThimbleCommands

/// Every form of report, over the fixtures that have a folder `Reports`.
///
/// To record anew: THIMBLE_RECORD=1 swift test --filter GoldenTests.ReportTests
@Suite struct ReportTests {
    private static let fixtures = Fixture.all.filter { FileManager.default.fileExists(atPath: $0.reports.path) }

    /// By the file in which it is recorded: the name of the reporter, and what may tell it from another of that name.
    private static let forms: [String: (reporter: String, colour: String)] = [
        "text.txt": ("text", "never"), "text-coloured.txt": ("text", "always"), "xcode.txt": ("xcode", "never"),
        "github-actions.txt": ("github-actions", "never"), "sarif.sarif": ("sarif", "never"),
        "json.json": ("json", "never"), "junit.xml": ("junit", "never"), "checkstyle.xml": ("checkstyle", "never"),
        "codeclimate.json": ("codeclimate", "never"), "markdown.md": ("markdown", "never"),
    ]

    @Test(arguments: fixtures, forms.keys.sorted())
    func saysWhatWasRecorded(_ fixture: Fixture, _ file: String) throws {
        let form = try #require(Self.forms[file])
        let copy = try FixtureCopy(of: fixture)
        let (text, _) = try copy.report(form.reporter, colour: form.colour)
        try Self.compare(text, with: fixture.reports.appendingPathComponent(file))
    }

    @Test(arguments: fixtures)
    func stepSummaryIsWhatWasRecorded(_ fixture: Fixture) throws {
        let (_, summary) = try FixtureCopy(of: fixture).report("github-actions", colour: "never")
        try Self.compare(summary, with: fixture.reports.appendingPathComponent("step-summary.md"))
    }

    @Test func everyReporterIsRecorded() {
        #expect(!Self.fixtures.isEmpty)
        #expect(Set(Self.forms.values.map(\.reporter)) == Set(allReporters.map { $0.name }))
    }

    private static func compare(_ text: String, with file: URL) throws {
        if isRecording { try Data(text.utf8).write(to: file) }
        #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
}

extension FixtureCopy {
    /// A report of the app as if the copy were a repository of the app's name, and GitHub's step summary.
    fileprivate func report(_ reporter: String, colour: String) throws -> (text: String, summary: String) {
        let summary = app.deletingLastPathComponent().appendingPathComponent("summary.md")
        let environment = [
            "GITHUB_STEP_SUMMARY": summary.path, "GITHUB_WORKSPACE": app.deletingLastPathComponent().path,
        ]
        let words = ["check", "--reporter", reporter, "--color", colour, app.path]
        let outcome = thimble(words, in: Environment(environment: environment))
        let text = outcome.output.replacingOccurrences(of: "\(app.deletingLastPathComponent().path)/", with: "/work/")
        // What the rules say is told by their pages; here it would change with each of them.
        let kept = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("{\"defaultConfiguration\"") }.joined(separator: "\n")
            .replacing(#/"ruleIndex":\d+/#, with: "\"ruleIndex\":0")
            .replacing("ersion\":\"\(toolVersion)\"", with: "ersion\":\"0.0.0\"")
        let data = (try? Data(contentsOf: summary)) ?? Data()
        return (kept, String(decoding: data, as: UTF8.self))
    }
}

/// The lines that Xcode reads have the form in which the compiler writes them.
@Suite(.enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was compared."))
struct CompilerLineTests {
    /// One file with a fault that both see at the same place, behind characters of several bytes and a tab.
    @Test func linesAndColumnsAreTheCompilers() throws {
        let source = """
            import RIBs
            enum Fähre {
            \t/* 埠頭 🚢 */ final class PierComponent: Component<PierDependency> {}
            }

            """
        let folder = try TemporaryFolder(["Pier & Co.swift": source])
        let file = "\(folder.path)/Pier & Co.swift"
        let outcome = thimble("check", "--allow-empty", "--reporter", "xcode", file)
        #expect(outcome.code == 1)
        let ours = try #require(outcome.output.split(separator: "\n").first { $0.contains(": error: ") })
        let compiler = try #require(Compiler.found)
        let libraries = try LibraryModules.ofFixtures.get()
        let result = try compiler.run(["-typecheck", "-I", libraries.path, file])
        let theirs = try #require(result.messages.split(separator: "\n").first { $0.contains(": error: ") })
        let shape = #/(?<path>/.+\.swift):(?<line>\d+):(?<column>\d+): (error|warning|note): \S.*/#
        let our = try #require(ours.wholeMatch(of: shape)?.output)
        let their = try #require(theirs.wholeMatch(of: shape)?.output)
        #expect(our.path == their.path && our.line == their.line && our.column == their.column)
    }
}
