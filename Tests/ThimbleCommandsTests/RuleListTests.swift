import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// What `thimble rules` says of severities, and that what is off can be switched on.
@Suite struct RuleListTests {
    @Test(arguments: [
        ("missing-provider", "error"), ("recursive-scope", "error in Needle, off in RIBs"),
        ("unlinked-child", "error in Needle, note in RIBs"), ("unused-provider", "off"), ("ambiguous-supplier", "note"),
        ("shadowed-provider", "warning"), ("provider-cycle", "error"),
    ])
    func severitiesAreThoseOfEachDialect(id: String, severity: String) throws {
        let list = thimble("rules").output.split(separator: "\n")
        let line = try #require(list.first { $0.hasPrefix("\(id) ") })
        #expect(line.dropFirst(id.count).drop { $0 == " " }.hasPrefix("\(severity)  "))
        #expect(thimble("rules", id).output.split(separator: "\n").first?.hasSuffix("): \(severity)") ?? false)
    }

    @Test func summariesAreWrappedToTheTerminal() {
        let narrow = thimble(["rules"], in: Environment(outputIsTerminal: true, outputColumns: 100)).output
        let lines = narrow.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 })
        #expect(lines.count { !$0.hasPrefix(" ") } == thimble("rules").output.split(separator: "\n").count)
        let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
        #expect(words(narrow) == words(thimble("rules").output))
    }

    @Test func whatIsOffIsSwitchedOnByTheProject() throws {
        let source = """
            import RIBs
            final class InnComponent: Component<EmptyDependency> {
                var well: Int { 3 }
                init() { super.init(dependency: EmptyComponent()) }
            }
            let inn = InnComponent()
            """
        func output(_ configuration: String) throws -> String {
            let folder = try TemporaryFolder([".thimble.json": configuration, "Inn.swift": source])
            return thimble("check", "--reporter", "xcode", folder.path).output
        }
        #expect(try output("{}").isEmpty)
        #expect(try output(#"{"rules": {"unused-provider": "off"}}"#).isEmpty)
        let found = try output(#"{"rules": {"unused-provider": "error"}}"#)
        #expect(found.contains("Inn.swift:3:9: error: ") && found.contains("`InnComponent.well`"))
    }
}
