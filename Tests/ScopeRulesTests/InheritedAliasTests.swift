import ScopeRules
import Testing

/// Properties whose types are typealiases of a superclass.
@Suite struct InheritedAliasTests {
    private func rules(_ classes: String, token: String) -> [String] {
        let source = """
            import RIBs
            protocol GateDependency: Dependency { var token: \(token) { get } }
            final class GateComponent: Component<GateDependency> { var now: Any { dependency.token } }
            \(classes)
            extension KeyComponent: GateDependency {}
            func start() { print(GateComponent(dependency: KeyComponent(dependency: EmptyComponent())).now) }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    private static let classes = [
        """
        class Base: Component<EmptyDependency> { typealias Token = String }
        final class KeyComponent: Base { var token: Token { "" } }
        """,
        """
        class Base<T>: Component<EmptyDependency> { typealias Token = T }
        final class KeyComponent: Base<String> { var token: Token { "" } }
        """,
        """
        class Base<T>: Component<EmptyDependency> { typealias Token = T }
        class Middle<T>: Base<T> {}
        final class KeyComponent: Middle<String> { var token: Token { "" } }
        """,
        """
        class Base<T>: Component<EmptyDependency> { typealias Token = T }
        class Middle<Value>: Base<Value> { var token: Token? { nil } }
        final class KeyComponent: Middle<Double> { func token(_ text: String) -> Token { 0 } }
        """,
    ]

    @Test(arguments: classes)
    func otherType(classes: String) { #expect(rules(classes, token: "Int") == ["type-mismatch"]) }

    @Test(arguments: zip(classes, ["String", "String", "String", "Double?"]))
    func sameType(classes: String, token: String) { #expect(rules(classes, token: token).isEmpty) }

    @Test(arguments: [
        """
        class Base<T>: Component<EmptyDependency> { typealias Token = T }
        class Middle<U, T>: Base<U> { var item: T? { nil } }
        final class KeyComponent: Middle<Int, String> { var token: Token { 0 } }
        """,
        """
        protocol Keyed { associatedtype T }
        extension Keyed { typealias Token = T }
        class Base<T>: Component<EmptyDependency> { typealias Other = T }
        final class KeyComponent: Base<String>, Keyed { typealias T = Int; var token: Token { 0 } }
        """,
    ])
    func ambiguousNames(classes: String) { #expect(rules(classes, token: "Int").isEmpty) }
}
