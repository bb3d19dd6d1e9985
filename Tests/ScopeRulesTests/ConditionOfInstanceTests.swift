import ScopeRules
import Testing

/// Generic components that conform to a dependency only for some generic arguments.
@Suite struct ConditionOfInstanceTests {
    private func errors(_ passed: String, condition: String = "D: Fuelled") -> [String] {
        let source = """
            import RIBs
            protocol Fuelled: Dependency { var fuel: Int { get } }
            final class Tank: Fuelled { let fuel = 1 }
            class Keg: Dependency { let fuel = 1 }
            final class FullKeg: Keg, Fuelled {}
            class FlowComponent<D>: Component<D> {}
            protocol BoatDependency: Dependency { var speed: Int { get } }
            extension FlowComponent: BoatDependency where \(condition) { var speed: Int { 1 } }
            final class BoatBuilder: Builder<BoatDependency> { func build() { print(dependency.speed) } }
            func start(_ fuelled: any Fuelled, _ tank: Tank) { BoatBuilder(dependency: \(passed)).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    @Test(arguments: [
        "FlowComponent(dependency: Keg())", "FlowComponent<Keg>(dependency: Keg())",
        "FlowComponent<any Fuelled>(dependency: fuelled)", "FlowComponent<Fuelled>(dependency: fuelled)",
    ])
    func conditionIsNotMet(passed: String) { #expect(errors(passed) == ["missing-provider"]) }

    @Test(arguments: [
        "FlowComponent(dependency: Tank())", "FlowComponent<Tank>(dependency: tank)", "FlowComponent(dependency: tank)",
        "FlowComponent(dependency: FullKeg())",
    ])
    func conditionIsMet(passed: String) { #expect(errors(passed).isEmpty) }

    @Test("The compiler may infer the superclass") func superclassIsInferred() {
        #expect(errors("FlowComponent(dependency: FullKeg())", condition: "D == Keg").isEmpty)
    }
}
