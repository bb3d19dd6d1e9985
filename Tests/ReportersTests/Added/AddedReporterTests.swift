import Reporters
import TestSupport
import Testing

/// The report in the manual's page on adding one.
@Suite struct AddedReporterTests {
    @Test func theManualShowsIt() throws {
        let page = try ManualPage("AddingARule")
        #expect(page.swiftBlocks.contains(try Files.text(beside: #filePath, "EmacsReporter.swift")))
    }

    @Test func itWritesALineForEachFinding() {
        let report = Report(findings: [Samples.missing], fileCount: 1, scopeCount: 1)
        let text = EmacsReporter.text(of: report, sources: SampleIndex())
        #expect(text == "App/Login.swift:3:6: error: \(Samples.missing.reason)\n")
        #expect(EmacsReporter.mayHaveWritten(text))
        #expect(!EmacsReporter.mayHaveWritten("A handwritten page\n"))
    }
}
