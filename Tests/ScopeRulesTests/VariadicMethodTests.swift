import ScopeRules
import Testing

/// A variadic parameter is an array only inside its function.
@Suite struct VariadicMethodTests {
    private func findings(requirement: String, member: String) -> [String] {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency { \(requirement) }
            final class BoatComponent: Component<BoatDependency> {}
            final class AppComponent: Component<EmptyDependency>, BoatDependency {
                \(member)
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { _ = BoatComponent(dependency: AppComponent()) }
            """
        return MissingProvider.findings(in: RuleSubject(source: source)).map(\.headline.text)
    }

    @Test func arraysAndVariadicParametersDiffer() {
        #expect(findings(requirement: "func log(_ words: [Int])", member: "func log(_ words: Int...) {}").count == 1)
    }

    @Test(arguments: ["[Int]", "Array<Int>", "Int"]) func equalParametersDoNot(type: String) {
        #expect(findings(requirement: "func log(_ words: \(type))", member: "func log(_ words: \(type)) {}").isEmpty)
    }

    @Test func aVariadicRequirementIsMet() {
        #expect(findings(requirement: "func log(_ words: Int...)", member: "func log(_ words: Int...) {}").isEmpty)
    }
}
