import ScopeRules
import Testing

/// Members that the compiler does not accept as witnesses because they are unavailable.
@Suite struct AvailabilityTests {
    private func errors(_ requirement: String, _ member: String, _ declarations: String = "") -> [String] {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency { \(requirement) }
            final class BoatComponent: Component<BoatDependency> {}
            final class BoatBuilder: Builder<BoatDependency> {
                func build() { print(BoatComponent(dependency: dependency).dependency) }
            }
            final class AppComponent: Component<EmptyDependency>, BoatDependency {
                \(member)
                init() { super.init(dependency: EmptyComponent()) }
            }
            \(declarations)
            func start() { BoatBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    @Test(
        arguments: [
            "@available(*, unavailable)", "@available(*, unavailable, message: \"no\")",
            "@available(*, unavailable) @available(*, deprecated)", "@available(swift, obsoleted: 4)",
        ]
    )
    func unavailableMembers(attribute: String) {
        #expect(errors("var depth: Int { get }", "\(attribute) var depth: Int { 1 }") == ["inaccessible-provider"])
        #expect(errors("func sail()", "\(attribute) func sail() {}") == ["inaccessible-provider"])
        #expect(errors("init(a: Int)", "\(attribute) init(a: Int) {}") == ["missing-provider"])
    }

    @Test(
        arguments: [
            "@available(*, deprecated)", "@available(*, deprecated, message: \"unavailable\")",
            "@available(*, deprecated, renamed: \"unavailable\")", "@available(swift, obsoleted: 99)",
            "@available(swift, deprecated: 4)", "@available(swift, unavailable)", "@available(iOS, unavailable)",
            "@available(swift, introduced: 5)", "@available(macOS, obsoleted: 10)",
        ]
    )
    func lookAlikes(attribute: String) {
        #expect(errors("var depth: Int { get }", "\(attribute) var depth: Int { 1 }").isEmpty)
        #expect(errors("func sail()", "\(attribute) func sail() {}").isEmpty)
    }

    @Test func unavailableExtensions() {
        let member = "extension AppComponent { var depth: Int { 1 } }"
        #expect(errors("var depth: Int { get }", "", "@available(*, unavailable) \(member)").count == 1)
        #expect(errors("var depth: Int { get }", "", "@available(*, deprecated) \(member)").isEmpty)
        let fallback = "extension BoatDependency { var depth: Int { 1 } }"
        #expect(errors("var depth: Int { get }", "", "@available(*, unavailable) \(fallback)").count == 1)
    }

    /// Another method with the name may still be available.
    @Test func overloads() {
        let members = "@available(*, unavailable) func sail(_ to: String) {}; func sail(_ to: Int) {}"
        #expect(errors("func sail(_ to: Int)", members).isEmpty)
        #expect(errors("func sail(_ to: String)", members).count == 1)
    }
}
