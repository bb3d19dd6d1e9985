import ScopeRules
import Testing

/// Rare shapes of members that the compiler accepts as witnesses.
@Suite struct HardWitnessTests {
    private func errors(_ requirement: String, _ member: String, _ declarations: String = "") -> [String] {
        let source = """
            import RIBs
            \(declarations)
            protocol Load {}
            typealias AnyLoad = any Load
            protocol BoatDependency: Dependency { \(requirement) }
            final class BoatComponent: Component<any BoatDependency> {}
            final class BoatBuilder: Builder<any BoatDependency> {
                func build() { print(BoatComponent(dependency: dependency).dependency) }
            }
            final class AppComponent: Component<EmptyDependency>, BoatDependency {
                \(member)
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { BoatBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    @Test(arguments: ["let", "var"]) func nestedTuples(word: String) {
        let member = "\(word) ((depth, isSafe), name): ((Int, Bool), String) = ((1, true), \"\")"
        #expect(errors("var depth: Int { get }; var isSafe: Bool { get }; var name: String { get }", member).isEmpty)
        #expect(errors("var isSafe: Int { get }", member) == ["type-mismatch"])
    }

    @Test func operatorsOutsideOfTypes() {
        let function = "func + (a: AppComponent, b: Int) -> AppComponent { a }"
        #expect(errors("static func + (a: Self, b: Int) -> Self", "", function).isEmpty)
        #expect(errors("static func + (a: Self, b: Int) -> Self", "") == ["missing-provider"])
        #expect(errors("static func add(a: Self)", "", "func add(a: AppComponent) {}") == ["missing-provider"])
    }

    @Test func metatypesOfAliases() {
        #expect(errors("var load: AnyLoad.Type { get }", "var load: (any Load).Type { AnyLoad.self }").isEmpty)
        #expect(errors("var load: (any Load).Type { get }", "var load: Int.Type { Int.self }") == ["type-mismatch"])
    }

    /// A protocol sees the types nested in the protocols that it inherits before those outside.
    @Test func typealiasesOfInheritedProtocols() {
        let declarations = """
            struct State {}
            protocol Base { typealias State = Int }
            protocol Middle: Sendable, Base {}
            protocol StateDependency: Dependency, Middle { var state: State { get } }
            final class StateComponent: Component<any StateDependency> {}
            final class StateBuilder: Builder<any StateDependency> {
                func build() { print(StateComponent(dependency: dependency).dependency.state) }
            }
            final class RootComponent: Component<EmptyDependency>, @unchecked Sendable, StateDependency {
                let state = VALUE
                init() { super.init(dependency: EmptyComponent()) }
            }
            func begin() { StateBuilder(dependency: RootComponent()).build() }
            """
        #expect(errors("", "", declarations.replacing("VALUE", with: "1")).isEmpty)
        #expect(errors("", "", declarations.replacing("VALUE", with: "State()")).isEmpty)
        #expect(errors("", "", declarations.replacing("VALUE", with: "\"\"")) == ["type-mismatch"])
    }

    @Test func sendingParametersAndResults() {
        #expect(errors("func load(_ load: (Load) -> Void)", "func load(_ load: (sending Load) -> Void) {}").isEmpty)
        #expect(errors("var load: (Load) -> Void { get }", "let load: (sending Load) -> Void = { _ in }").isEmpty)
        let taker = "let load: (Load) -> Void = { _ in }"
        #expect(errors("var load: (sending Load) -> Void { get }", taker) == ["type-mismatch"])
        for (one, other) in [("sending Load", "Load"), ("Load", "sending Load")] {
            let member = "var load: () -> \(other) { fatalError() }"
            #expect(errors("var load: () -> \(one) { get }", member) == ["type-mismatch"])
        }
    }

    /// Constraints of extensions that the compiler finds to hold.
    @Test(
        arguments: [
            ("Equatable", "Rock()"), ("Hashable", "Size.small"), ("Load", "1"), ("Sendable", "Rock()"),
            ("Equatable", "Sloop()"), ("AnyObject", "Dock()"),
        ]
    )
    func extensionsWithConstraints(bound: String, value: String) {
        let declarations = """
            protocol Holder { associatedtype Value; var value: Value { get } }
            extension Holder where Value: \(bound) { var depth: Int { 1 } }
            extension AppComponent: Holder {}
            extension Int: Load {}
            struct Rock: Comparable { static func < (a: Rock, b: Rock) -> Bool { true } }
            struct Sloop: Hashable {}
            enum Size { case small }
            actor Dock {}
            """
        #expect(errors("var depth: Int { get }", "let value = \(value)", declarations).isEmpty)
    }
}
