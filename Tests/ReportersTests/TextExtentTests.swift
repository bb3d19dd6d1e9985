import ScopeRules
import SwiftReader
import Testing

@testable import Reporters

/// Many findings are read at a glance.
@Suite struct TextExtentTests {
    private func report(_ count: Int) -> Report {
        let findings = (0..<count).map { number in
            Finding(
                rule: number % 3 == 0 ? "missing-provider" : "unused-requirement",
                title: "",
                severity: number % 3 == 0 ? .error : .warning,
                location: nil,
                headline: "finding \(number)",
                repairs: [Repair(title: "Mend it", location: nil)],
                identity: ["\(number)"]
            )
        }
        return Report(findings: findings, fileCount: 1, scopeCount: 1)
    }

    private func text(_ count: Int, _ extent: TextExtent = .usual) -> String {
        TextReporter.text(of: report(count), sources: SampleIndex(), style: .plain, extent: extent)
    }

    @Test func fewFindingsAreNotCounted() {
        #expect(!text(20).contains("findings by rule"))
        #expect(
            text(21).hasSuffix(
                """

                findings by rule:
                     7 errors  missing-provider
                  14 warnings  unused-requirement

                """
            )
        )
    }

    @Test func thousandsOfFindingsHaveALineEach() {
        let lines = text(3000).split(separator: "\n")
        #expect(lines.count { $0.contains("finding ") } == 3000)
        #expect(lines.count { $0.contains("Mend it") } == 100)
        #expect(lines.count < 3500)
    }

    @Test func aLimitHoldsAndTheRestIsCounted() {
        let lines = text(30, .limited(2)).split(separator: "\n")
        #expect(lines.count { $0.contains("Mend it") } == 2)
        #expect(lines.contains("28 more findings not shown."))
        #expect(!text(2, .limited(2)).contains("not shown"))
    }

    @Test func aSummaryIsATable() {
        #expect(
            text(3, .summary) == "findings by rule:\n     1 error  missing-provider\n  2 warnings  unused-requirement\n"
        )
        #expect(text(0, .summary).isEmpty)
    }
}
