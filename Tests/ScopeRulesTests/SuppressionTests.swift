import ScopeRules
import SwiftReader
import Testing

@Suite("Comments that silence rules") struct SuppressionTests {
    private func rules(_ source: String) -> [String] {
        findings(in: RuleSubject(source: "import RIBs\n" + source)).map { finding in
            "\(finding.location?.line ?? 0) \(finding.rule)"
        }
    }

    private static let fault = "final class InnComponent: Component<InnDependency> {}"

    @Test(arguments: [
        "// thimble:disable:next unknown-dependency\n\(fault)",
        "\(fault) // thimble:disable:this unknown-dependency - a macro declares it",
        "\(fault)\n/// thimble:disable:previous unreachable-scope, unknown-dependency - both\n",
        "// thimble:disable unknown-dependency\n\n\(fault)\n// thimble:enable unknown-dependency",
        "// thimble:disable unknown-dependency, unreachable-scope\n// thimble:enable unreachable-scope\n\(fault)",
        "\(fault)\nstruct Well {}\n// thimble:disable:file unknown-dependency — of all of it",
        "let site = \"https://inn.example\" // thimble:disable:next unknown-dependency\n\(fault)",
        "/* old */ // thimble:disable:next unknown-dependency\n\(fault)",
        "let site = \"\(1)//\" // thimble:disable:next unknown-dependency\n\(fault)",
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
        "let text = \"// thimble:disable:next unknown-dependency\"\n\(fault)",
        "let text = \"\"\"\n    // thimble:disable unknown-dependency\n    \"\"\"\n\(fault)",
        "/// Write `// thimble:disable:next unknown-dependency` in such a case.\n\(fault)",
        "// thimble:enable unknown-dependency\n\(fault)",
        "// thimble:disable:next\n\(fault)",
    ])
    func whatIsMeantForAnotherPlaceOrRuleSilencesNothing(source: String) {
        #expect(rules(source).contains { $0.hasSuffix("unknown-dependency") })
    }

    @Test func whatIsUnusedOrUnknownIsAFinding() {
        #expect(rules("// thimble:disable:next duplicate-scope\n") == ["2 unused-suppression"])
        #expect(rules("// thimble:disable:next duplicate-scop\n") == ["2 unknown-rule"])
        #expect(rules("// thimble:disable:next duplicate-scope unused-suppression\n") == ["2 unused-suppression"])
    }

    @Test(arguments: [
        ("// thimble:enable duplicate-scope\n", "2 unused-suppression"),
        ("// thimble:disable:next duplicate-scope\n// thimble:enable duplicate-scope\n", "3 unused-suppression"),
        ("// thimble:enable duplicate-scop\n", "2 unknown-rule"),
        ("// thimble:disable:nxt duplicate-scope\n", "2 unknown-rule"),
        ("// thimble:disabel duplicate-scope\n", "2 unknown-rule"),
        ("// thimble:disable:next\n", "2 unknown-rule"),
        ("// thimble:disable - all of them\n", "2 unknown-rule"),
        ("// thimble:enable\n", "2 unknown-rule"),
    ])
    func whatIsWrongInItselfIsAFinding(source: String, expected: String) {
        #expect(rules(source).contains(expected))
    }

    @Test(arguments: [
        "// Thimble: it sews.\n", "// a thimble: it sews\n", "let thimble: Int = 1\n", "let text = \"thimble:sews\"\n",
        "/// See `// thimble:nothing`.\n",
    ])
    func otherWordsAreNoComments(source: String) {
        #expect(rules(source) == [])
    }

    @Test func eachIdOfAListIsJudgedByItself() {
        let both = "// thimble:disable:next unknown-dependency, duplicate-scope - one too many\n"
        #expect(rules(both + Self.fault).filter { $0.hasPrefix("2 ") } == ["2 unused-suppression"])
        let ends =
            "// thimble:disable unknown-dependency\n\(Self.fault)\n"
            + "// thimble:enable unknown-dependency\n// thimble:enable unknown-dependency\n"
        #expect(rules(ends).filter { $0.hasSuffix("suppression") } == ["5 unused-suppression"])
    }

    @Test func theRepairDeletesTheComment() {
        let text = "import RIBs\n\n// thimble:disable:next duplicate-scope - gone\nstruct Inn {}\n"
        let file = SourceFile(path: "App/App.swift", reading: Array(text.utf8))
        let found = findings(in: RuleSubject(source: text))
        let edits = found.first?.repairs.first?.edits ?? []
        #expect(String(decoding: file.bytes(after: edits), as: UTF8.self) == "import RIBs\n\nstruct Inn {}\n")
    }
}
