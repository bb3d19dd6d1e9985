import ScopeRules
import Testing

/// What a parent hands over decides what a child can get from it.
@Suite("What is handed over")
struct HandingTests {
    /// An app whose home hands something to its login.
    private func findings(injected expression: String, homeNeeds: String) -> [Finding] {
        let source = """
            import RIBs
            struct Session {}
            protocol LoginDependency: Dependency { var session: Session { get } }
            final class LoginComponent: Component<LoginDependency> {}
            final class LoginBuilder: Builder<LoginDependency> {
                func build() { print(LoginComponent(dependency: dependency).dependency.session) }
            }
            protocol HomeDependency: \(homeNeeds)
            final class HomeComponent: Component<HomeDependency> {}
            final class HomeBuilder: Builder<HomeDependency> {
                func build() {
                    let component = HomeComponent(dependency: dependency)
                    LoginBuilder(dependency: \(expression)).build()
                    print(component)
                }
            }
            final class AppComponent: Component<EmptyDependency> {
                var session: Session { Session() }
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { HomeBuilder(dependency: AppComponent()).build() }
            """
        return ScopeRules.findings(in: RuleSubject(source: source, isGenerated: true))
    }

    @Test("a dependency that inherits the child's may be handed on", arguments: ["dependency", "component.dependency"])
    func inherited(expression: String) {
        #expect(findings(injected: expression, homeNeeds: "LoginDependency {}").isEmpty)
    }

    @Test(
        "a dependency that does not inherit the child's is refused, though it carries all that is needed",
        arguments: ["dependency", "component.dependency", "self.dependency"]
    )
    func notInherited(expression: String) throws {
        let found = findings(injected: expression, homeNeeds: "Dependency { var session: Session { get } }")
        #expect(found.map(\.rule) == ["missing-passthrough"])
        let edit = try #require(found.first?.repairs.last?.edits.first)
        #expect(edit.replacement == ", LoginDependency")
        #expect(found.first?.location?.line == 13)
    }

    @Test("the component itself needs only the generated protocol")
    func component() {
        #expect(findings(injected: "component", homeNeeds: "Dependency, HomeDependencyLogin {}").isEmpty)
    }

    @Test("a scope that is handed nothing is told so, and not to supply itself")
    func empty() throws {
        let found = findings(injected: "EmptyComponent()", homeNeeds: "Dependency {}")
        let missing = try #require(found.first { $0.rule == "missing-provider" })
        let advice = "Pass a component that provides `session: Session` where `LoginComponent` is created."
        #expect(missing.reason.hasSuffix(advice))
    }
}

/// Classes that are no components and stand at the top.
@Suite("Providers")
struct ProviderTests {
    private func rules(_ clause: String, _ member: String = "let session = Session()") -> [String] {
        let source = """
            import RIBs
            struct Session {}
            protocol LoginDependency: Dependency { var session: Session { get } }
            final class LoginComponent: Component<LoginDependency> {}
            final class LoginBuilder: Builder<LoginDependency> {
                func build() { print(LoginComponent(dependency: dependency).dependency.session) }
            }
            final class Services\(clause) { \(member) }
            func start() { LoginBuilder(dependency: Services()).build() }
            """
        return findings(in: RuleSubject(source: source)).map(\.rule)
    }

    @Test(
        "one that conforms may be handed over",
        arguments: [": LoginDependency", ": EmptyComponent, LoginDependency"]
    )
    func conforming(clause: String) {
        #expect(rules(clause).isEmpty)
    }

    @Test("one that has all and does not conform is refused", arguments: ["", ": EmptyComponent"])
    func lackingConformance(clause: String) {
        #expect(rules(clause) == ["missing-passthrough"])
    }

    @Test("one that lacks a member is told that, and no more")
    func lacking() {
        #expect(rules("", "") == ["missing-provider"])
    }
}

/// Names that generated protocols use are reserved, and no others.
@Suite("Reserved names")
struct ReservedNameTests {
    @Test("a dependency called `D` inherits `Dependency`, which is no wiring of a child `ependency`")
    func shortName() {
        let source = """
            import RIBs
            protocol D: Dependency {}
            final class C: Component<D> {}
            final class B: Builder<D> { func build() { _ = C(dependency: dependency) } }
            final class P: Component<EmptyDependency>, D {
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { B(dependency: P()).build() }
            """
        #expect(findings(in: RuleSubject(source: source)).isEmpty)
    }
}
