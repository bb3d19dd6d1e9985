import ScopeRules
import SwiftReader
import Testing

@Suite("Comments that silence rules") struct SuppressionTests {
    private func rules(_ source: String) -> [String] {
        findings(in: RuleSubject(source: "import RIBs\n" + source)).map { finding in
            "\(finding.place?.line ?? 0) \(finding.rule)"
        }
    }

    private static let fault = "final class InnComponent: Component<InnDependency> {}"

    @Test(arguments: [
        "// thimble:disable:next unknown-dependency\n\(fault)",
        "\(fault) // thimble:disable:this unknown-dependency - a macro declares it",
        "\(fault)\n/// thimble:disable:previous unreachable-scope, unknown-dependency - both\n",
        "// thimble:disable unknown-dependency\n\n\(fault)\n// thimble:enable unknown-dependency",
    ])
    func aFindingIsSilenced(source: String) {
        #expect(!rules(source).contains { $0.hasSuffix("unknown-dependency") })
    }

    @Test(arguments: [
        "// thimble:disable:next unknown-dependency\n\n\(fault)",
        "// thimble:disable unknown-dependency\n// thimble:enable unknown-dependency\n\(fault)",
        "// thimble:disabled:next unknown-dependency\n\(fault)",
        "// thimble:disable:next - unknown-dependency\n\(fault)",
        "// thimble:disable:next duplicate-scope\n\(fault)",
    ])
    func whatIsMeantForAnotherPlaceOrRuleSilencesNothing(source: String) {
        #expect(rules(source).contains { $0.hasSuffix("unknown-dependency") })
    }

    @Test func whatIsUnusedOrUnknownIsAFinding() {
        #expect(rules("// thimble:disable:next duplicate-scope\n") == ["2 unused-suppression"])
        #expect(rules("// thimble:disable:next duplicate-scop\n") == ["2 unknown-rule"])
        #expect(rules("// thimble:disable:next duplicate-scope unused-suppression\n") == ["2 unused-suppression"])
    }

    @Test func theRepairDeletesTheComment() {
        let text = "import RIBs\n\n// thimble:disable:next duplicate-scope - gone\nstruct Inn {}\n"
        let file = SourceFile(path: "App/App.swift", reading: Array(text.utf8))
        let found = findings(in: RuleSubject(source: text))
        let edits = found.first?.repairs.first?.edits ?? []
        #expect(String(decoding: file.bytes(after: edits), as: UTF8.self) == "import RIBs\n\nstruct Inn {}\n")
    }
}
