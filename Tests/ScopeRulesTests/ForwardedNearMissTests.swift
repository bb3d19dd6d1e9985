import ScopeRules
import Testing

/// A property that forwards what nothing provides is no near miss.
@Suite struct ForwardedNearMissTests {
    private func fixes(declaring topic: String) -> [String] {
        let source = """
            import RIBs
            protocol LoginDependency: Dependency { var net: Int { get } }
            final class LoginComponent: Component<LoginDependency>, HelpDependency {
                var net: Int { dependency.net }
                var topic: String { \(topic) }
            }
            final class LoginBuilder: Builder<LoginDependency> {
                func build() {
                    let component = LoginComponent(dependency: dependency)
                    print(component.net)
                    HelpBuilder(dependency: component).build()
                }
            }
            protocol HelpDependency: Dependency { var topic: String { get } }
            final class HelpBuilder: Builder<HelpDependency> { func build() { print(dependency.topic) } }
            final class AppComponent: Component<EmptyDependency>, LoginDependency {
                let net = 3
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { LoginBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source), severities: [:]).filter { $0.severity == .error }
            .flatMap(\.repairs).map(\.title.text)
    }

    @Test func passingTheScopeIsNotAdvisedTwice() {
        let fixes = fixes(declaring: "dependency.topic")
        #expect(!fixes.isEmpty)
        #expect(fixes.allSatisfy { !$0.contains("itself instead of") }, "\(fixes)")
    }

    @Test func aPropertyOfItsOwnIsNoFinding() { #expect(fixes(declaring: "\"login\"") == []) }
}
