import ScopeRules
import Testing

/// Components that are passed to a child whose dependency is private to its file, in a module with generated wiring.
@Suite struct PrivateDependencyTests {
    private func findings(access: String, conforming clause: String = "", with members: String = "") -> [Finding] {
        let source = """
            import RIBs
            final class Lamp {}
            protocol PierDependency: Dependency, PierDependencyShed { var lamp: Lamp { get } }
            final class PierComponent: Component<PierDependency>\(clause) { \(members) }
            final class PierBuilder: Builder<PierDependency> {
                func build() {
                    let component = PierComponent(dependency: dependency)
                    HutBuilder(dependency: component).build()
                    print(ShedComponent(dependency: component).dependency.lamp)
                }
            }
            protocol ShedDependency: Dependency { var lamp: Lamp { get } }
            final class ShedComponent: Component<ShedDependency> {}
            \(access) protocol HutDependency: Dependency { var lamp: Lamp { get } }
            \(access) final class HutBuilder: Builder<HutDependency> {
                func build() { print(dependency.lamp) }
            }
            final class AppComponent: Component<EmptyDependency>, PierDependency {
                let lamp = Lamp()
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { PierBuilder(dependency: AppComponent()).build() }
            """
        return MissingPassthrough.findings(in: RuleSubject(source: source))
    }

    @Test(arguments: ["private", "fileprivate"]) func nothingIsGeneratedForThem(access: String) throws {
        let both = try #require(findings(access: access).first)
        #expect(
            both.headline.text == """
                `PierComponent` is passed to `HutBuilder` but does not conform to `HutDependency` and does not provide \
                `lamp`
                """
        )
        #expect(!both.isClosedByGeneration)
        #expect(both.repairs.count == 1)
        let property = try #require(findings(access: access, conforming: ", HutDependency").first)
        #expect(property.headline.text == "`PierComponent` is passed to `HutBuilder` but does not provide `lamp`")
        let clause = try #require(findings(access: access, with: "var lamp: Lamp { dependency.lamp }").first)
        #expect(
            clause.headline.text == "`PierComponent` is passed to `HutBuilder` but does not conform to `HutDependency`"
        )
    }

    @Test func whatIsWrittenOrGeneratedIsNoGap() {
        let property = "var lamp: Lamp { dependency.lamp }"
        #expect(findings(access: "private", conforming: ", HutDependency", with: property).isEmpty)
        #expect(findings(access: "private", conforming: ", HutDependency", with: "let lamp = Lamp()").isEmpty)
        #expect(findings(access: "internal").isEmpty)
    }
}
