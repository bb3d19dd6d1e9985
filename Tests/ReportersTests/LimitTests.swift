import Foundation
import ScopeGraph
import ScopeRules
import SwiftReader
import Testing

@testable import Reporters

/// What services throw away whole where there is too much of it.
@Suite struct LimitTests {
    private func many(_ count: Int, _ severity: Severity) -> [Finding] {
        let finding = Finding(
            rule: "missing-provider",
            title: "Missing Provider",
            severity: severity,
            location: SourceLocation(file: "Login.swift", line: 3, column: 6),
            headline: "no scope above \(code: "LoginComponent") provides \(code: "user: User")",
            identity: ["many"]
        )
        return Array(repeating: finding, count: count)
    }

    /// GitHub takes a summary of one mebibyte and a file of 25,000 results, and nothing of a longer one.
    @Test func summaryIsAsLongAsGitHubTakesItGravestFirst() {
        let report = Report(findings: many(20_000, .note) + many(10, .error), fileCount: 1, scopeCount: 1)
        let text = stepSummary(of: report, sources: SampleIndex())
        #expect(text.utf8.count <= 1_000_000 && text.utf8.count > 400_000)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| error") || $0.hasPrefix("| note") }
        #expect(rows.prefix(10).allSatisfy { $0.hasPrefix("| error") })
        #expect(text.contains("\n\(20_010 - rows.count) more findings in the log.\n"))
    }

    @Test func sarifHasNoMoreResultsThanGitHubTakesGravestFirst() throws {
        let report = Report(findings: many(25_000, .note) + many(10, .error), fileCount: 1, scopeCount: 1)
        let text = SARIFReporter.text(of: report, sources: SampleIndex())
        let results = text.split(separator: "\n").filter { $0.hasPrefix("{\"level\":") }
        #expect(results.count == 25_000)
        #expect(results.prefix(10).allSatisfy { $0.hasPrefix("{\"level\":\"error\"") })
        #expect(text.contains("10 more findings in other reports"))
    }

    private func route(_ scopes: [String]) -> Finding {
        let location = SourceLocation(file: "Login.swift", line: 1, column: 1)
        return Finding(
            rule: "missing-provider",
            title: "Missing Provider",
            severity: .error,
            location: location,
            headline: "missing",
            chain: scopes.map { Step(scope: $0, location: location, message: "on the way") },
            identity: scopes
        )
    }

    @Test func diagramHasEachScopeAndEachStepOnce() {
        let findings = [route(["A", "B<\"C\">", "D"]), route(["A", "B<\"C\">", "B<\"C\">"])]
        #expect(
            FaultDiagram(of: findings)?.text == """
                ```mermaid
                flowchart LR
                  s0["A"]
                  s1["B#60;#34;C#34;#62;"]:::fault
                  s2["D"]:::fault
                  s0 --> s1
                  s1 --> s2
                  classDef fault stroke:#d1242f,stroke-width:2px
                ```

                """
        )
    }

    @Test func diagramsNobodyCanReadAreLeftOut() {
        #expect(FaultDiagram(of: []) == nil)
        #expect(FaultDiagram(of: [route(["A"])]) == nil)
        #expect(FaultDiagram(of: [route((0..<100).map { "S\($0)" })]) != nil)
        #expect(FaultDiagram(of: [route((0..<101).map { "S\($0)" })]) == nil)
        #expect(FaultDiagram(of: [route(["A", "B"]).with(severity: .warning)]) == nil)
    }
}
