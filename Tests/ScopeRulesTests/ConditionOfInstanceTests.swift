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

    private func errorsOfBox(_ passed: String, condition: String, other: String = "") -> [String] {
        let source = """
            import RIBs
            struct Book {}; struct Novel {}
            class BoxComponent<Item>: Component<EmptyDependency> {
                init(_ items: [Item]) { super.init(dependency: EmptyComponent()) }
            }
            protocol BoatDependency: Dependency { var speed: Int { get } }
            extension BoxComponent: BoatDependency where Item == \(condition) { var speed: Int { 1 } }
            final class BoatBuilder: Builder<BoatDependency> { func build() { print(dependency.speed) } }
            \(other)
            func start(_ books: [Book], _ numbers: [Int]) { BoatBuilder(dependency: \(passed)).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    @Test(
        "No conversion of the inferred arguments meets the condition",
        arguments: [
            ("BoxComponent([1])", "String"), ("BoxComponent([\"a\"])", "Int"), ("BoxComponent([true])", "Double"),
            ("BoxComponent(numbers)", "String"), ("BoxComponent(books)", "Novel"), ("BoxComponent(books)", "String"),
        ]
    )
    func inferredArguments(passed: String, condition: String) {
        #expect(errorsOfBox(passed, condition: condition) == ["missing-provider"])
    }

    @Test(
        "The compiler may infer other arguments",
        arguments: [
            ("BoxComponent([1])", "Double"), ("BoxComponent([1])", "Int?"), ("BoxComponent([\"a\"])", "Character"),
            ("BoxComponent([1])", "Book"), ("BoxComponent(books)", "Book?"), ("BoxComponent(books)", "Any"),
            ("BoxComponent([1])", "Undeclared"), ("BoxComponent([1])", "Int"), ("BoxComponent([1])", "AnyHashable"),
        ]
    )
    func convertedArguments(passed: String, condition: String) {
        #expect(errorsOfBox(passed, condition: condition).isEmpty)
    }

    @Test func literalsOfExtendedTypes() {
        let literal = "extension String: ExpressibleByIntegerLiteral { init(integerLiteral: Int) { self = \"\" } }"
        #expect(errorsOfBox("BoxComponent([1])", condition: "String", other: literal).isEmpty)
    }
}
