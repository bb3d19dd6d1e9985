import Modules
import ScopeGraph
import ScopeRules
import Testing

/// Properties with a wrapper whose value belongs to an actor.
@Suite struct IsolatedWrapperTests {
    private func found(_ wrapper: String, _ property: String, mode: Int) -> [Severity] {
        let source = """
            import RIBs
            final class Chart: Sendable {}
            \(wrapper)
            protocol BoatDependency: Dependency { var chart: Chart { get } }
            final class BoatComponent: Component<BoatDependency> { var map: Chart { dependency.chart } }
            final class PortComponent: Component<EmptyDependency>, BoatDependency {
                \(property)
            }
            func start() {
                print(BoatComponent(dependency: PortComponent(dependency: EmptyComponent())).map)
            }
            """
        let language = LanguageSettings(mode: mode, infersIsolation: false)
        return findings(in: RuleSubject(source: source, language: language))
            .filter { $0.rule == "inaccessible-provider" }.map(\.severity)
    }

    private static let initializer = """
        private let value: Value
        nonisolated init(wrappedValue: Value) { value = wrappedValue }
        """

    private static let onMainActor = [
        "@propertyWrapper struct Kept<Value: Sendable> { \(initializer); @MainActor var wrappedValue: Value { value } }",
        "@MainActor @propertyWrapper struct Kept<Value: Sendable> { \(initializer); var wrappedValue: Value { value } }",
    ]

    @Test(arguments: onMainActor)
    func isolated(wrapper: String) {
        #expect(found(wrapper, "@Kept var chart: Chart = Chart()", mode: 6) == [.error])
        #expect(found(wrapper, "@Kept var chart: Chart = Chart()", mode: 5) == [.warning])
    }

    @Test(arguments: [
        "@propertyWrapper struct Kept<Value: Sendable> { \(initializer); var wrappedValue: Value { value } }",
        """
        @MainActor @propertyWrapper struct Kept<Value: Sendable> {
            \(initializer)
            nonisolated var wrappedValue: Value { value }
        }
        """,
    ])
    func nonisolated(wrapper: String) {
        #expect(found(wrapper, "@Kept var chart: Chart = Chart()", mode: 6).isEmpty)
    }

    @Test(arguments: onMainActor)
    func propertyWithoutWrapper(wrapper: String) {
        #expect(found(wrapper, "@Kept var other: Chart = Chart(); let chart = Chart()", mode: 6).isEmpty)
    }
}
