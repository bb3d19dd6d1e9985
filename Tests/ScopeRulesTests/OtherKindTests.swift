import ScopeRules
import Testing

/// A member with the required name is of another kind: a property, a method, or one of the class.
@Suite struct OtherKindTests {
    private func fixes(requiring requirement: String, declaring member: String) -> [String] {
        let source = """
            import RIBs
            protocol HelpDependency: Dependency { \(requirement) }
            final class HelpBuilder: Builder<HelpDependency> { func build() { print(dependency.topic) } }
            protocol LoginDependency: Dependency {}
            final class LoginComponent: Component<LoginDependency> { \(member) }
            final class LoginBuilder: Builder<LoginDependency> {
                func build() { HelpBuilder(dependency: LoginComponent(dependency: dependency)).build() }
            }
            final class AppComponent: Component<EmptyDependency>, LoginDependency {
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { LoginBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source), severities: [:]).filter { $0.severity == .error }
            .flatMap(\.repairs).map(\.title.text)
    }

    @Test func aPropertyInTheWayOfAMethodIsReplaced() {
        #expect(
            fixes(requiring: "func topic() -> String", declaring: "let topic: String = \"login\"") == [
                "Make `topic` in `HelpDependency` a property",
                "Replace `LoginComponent.topic` with `func topic() -> String`",
            ]
        )
    }

    @Test(arguments: [
        ("func topic(of page: Int) -> String", "let topic: String = \"login\""),
        ("func topic() -> String", "let topic: Int = 1"),
    ])
    func aPropertyThatMeansSomethingElseStays(requirement: String, member: String) {
        let fixes = fixes(requiring: requirement, declaring: member)
        #expect(!fixes.isEmpty && fixes.allSatisfy { $0.hasPrefix("Add `func topic(") }, "\(fixes)")
    }

    @Test func aMethodInTheWayOfAPropertyBecomesOne() {
        #expect(
            fixes(requiring: "var topic: String { get }", declaring: "func topic() -> String { \"login\" }") == [
                "Make `LoginComponent.topic` a property: `var topic: String`",
                "Rename the method `LoginComponent.topic`",
            ]
        )
    }

    @Test func aPropertyOfTheClassBecomesOneOfTheScope() {
        let required = "var topic: String { get }"
        #expect(
            fixes(requiring: required, declaring: "static let topic: String = \"login\"") == [
                "Remove `static` from `LoginComponent.topic`"
            ]
        )
        let fixes = fixes(requiring: required, declaring: "static let topic: Int = 1")
        #expect(!fixes.isEmpty && fixes.allSatisfy { $0.hasPrefix("Add `var topic: String`") }, "\(fixes)")
    }
}
