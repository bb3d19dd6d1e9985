import ScopeRules
import Testing

/// Needle dependencies that inherit protocols of the standard library.
@Suite struct StandardRequirementTests {
    private func rules(_ more: String) -> [String] {
        let source = """
            import NeedleFoundation
            final class HarborComponent: BootstrapComponent {
                var depth: Int { 9 }
                var pier: PierComponent { PierComponent(parent: self) }
            }
            protocol PierDependency: Dependency, CustomStringConvertible { var depth: Int { get } }
            final class PierComponent: Component<PierDependency> { var text: String { "\\(dependency.depth)" } }
            \(more)
            func open() { print(HarborComponent().pier.text) }
            """
        return findings(in: RuleSubject(source: source)).map(\.rule)
    }

    @Test func nothingDeclaresTheMember() {
        #expect(rules("") == ["missing-provider"])
    }

    @Test(arguments: [
        "extension Dependency { var description: String { \"a dependency\" } }",
        "extension PierDependency { var description: String { \"a pier\" } }",
    ])
    func extensionsDeclareIt(_ more: String) {
        #expect(rules(more).isEmpty)
    }
}
