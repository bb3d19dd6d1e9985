import ScopeRules
import SwiftReader
import Testing

@testable import Reporters

@Suite struct TextStyleTests {
    /// An index over one line.
    private struct LineIndex: SourceIndex {
        let text: String

        func shownPath(of file: String) -> String { file }

        func absolutePath(of file: String) -> String { "/\(file)" }

        func repositoryPath(of file: String) -> String { file }

        func bytes(of file: String) -> [UInt8]? { Array(text.utf8) }

        func line(_ number: Int, of file: String) -> String? { text }
    }

    private func report(_ line: String, at word: String, path: String = "A.swift") -> (Report, LineIndex) {
        let column = line.firstRange(of: word).map { line[..<$0.lowerBound].utf8.count + 1 } ?? 1
        let finding = Finding(
            rule: "missing-provider",
            title: "Missing Provider",
            severity: .error,
            location: SourceLocation(file: path, line: 1, column: column),
            headline: "no \(code: word)",
            identity: []
        )
        return (Report(findings: [finding], fileCount: 1, scopeCount: 1), LineIndex(text: line))
    }

    /// The columns that a terminal shows in front of the caret and in front of the word; a tab counts as one.
    @Test(arguments: [
        ("    var crane: Crane", 8), ("\t\tvar crane: Crane", 6), ("/* é */ var crane", 12),
        ("/* e\u{301} */ var crane", 12), ("/* 漢字 */ var crane", 15), ("/* 🚢⚓️ */ var crane", 15),
        ("/* 👩‍👩‍👧 */ var crane", 13), ("/* ｶﾀ ＡＢ */ var crane", 18), ("/* 한국 */ var crane", 15),
        ("/* ♥ ✈︎ */ var crane", 14),
    ])
    func caretStandsBelowTheWord(line: String, columns: Int) throws {
        let (report, sources) = report(line, at: "crane")
        let shown = TextReporter.text(of: report, sources: sources).split(separator: "\n")
        let caret = try #require(shown.last)
        #expect(shown[1].hasSuffix(line))
        let before = try #require(caret.split(separator: "|").last).dropFirst().dropLast()
        #expect(before.count == columns)
        #expect(before.allSatisfy { $0 == " " || $0 == "\t" })
        #expect(before.prefix(while: { $0 == "\t" }).count == line.prefix(while: { $0 == "\t" }).count)
    }

    @Test func coloredTextIsThePlainTextWithEscapes() {
        let escape = #/\u{1B}\[[0-9;]*m/#
        let colored = TextReporter.text(of: Samples.report, sources: SampleIndex(), style: .colored)
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(colored.replacing(escape, with: "") == TextReporter.text(of: Samples.report, sources: SampleIndex()))
    }

    /// A comment or the name of a file must not move the cursor, ring the bell or show itself in another order.
    @Test(arguments: ["\u{1B}[2J", "\u{7}", "\u{9B}31m", "\u{202E}", "\u{2066}", "\r", "\u{2028}"])
    func sourcesCannotSteerTheTerminal(text: String) throws {
        let (report, sources) = report("/* \(text) */ var crane", at: "crane", path: "a\(text)b.swift")
        for reporter in [TextReporter.self, XcodeReporter.self] as [any Reporter.Type] {
            let shown = reporter.text(of: report, sources: sources)
            #expect(!shown.unicodeScalars.contains(try #require(text.unicodeScalars.first)))
        }
    }

    @Test func summaryTellsTheTimeToHundredths() {
        let report = Report(findings: [], fileCount: 1, scopeCount: 0)
        let times = [0.0, 0.004, 0.016, 1.5, 61.999].map { report.summary(after: $0).split(separator: " in ").last }
        #expect(times == ["0.00 s.", "0.00 s.", "0.02 s.", "1.50 s.", "62.00 s."])
    }
}
