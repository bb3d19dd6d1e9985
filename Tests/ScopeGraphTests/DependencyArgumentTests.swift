import ScopeGraph
import Testing

/// Components whose dependency is more than the name of a protocol.
@Suite("A dependency that is optional, or that depends on a generic parameter")
struct DependencyArgumentTests {
    private func graph(dependency: String, rest: String = "") -> ScopeGraph {
        let source = """
            import RIBs
            protocol HomeDependency: Dependency { var count: Int { get } }
            \(rest)
            final class HomeComponent: Component<\(dependency)> { var copy: Int? { dependency?.count } }
            final class HomeBuilder: Builder<\(dependency)> {
                func build() -> Int? { HomeComponent(dependency: dependency).copy }
            }
            final class RootComponent: Component<EmptyDependency> {
                let count = 2
                init() { super.init(dependency: EmptyComponent()) }
                func home() -> Int? { HomeBuilder(dependency: self).build() ?? HomeBuilder(dependency: nil).build() }
            }
            """
        return ScopeGraph.graph(of: [module("App", source)])
    }

    @Test("it need not be there", arguments: ["HomeDependency?", "(any HomeDependency)?", "MaybeHome"])
    func optional(dependency: String) {
        let graph = graph(dependency: dependency, rest: "typealias MaybeHome = (any HomeDependency)?")
        #expect(graph.edgeTexts == ["RootComponent -> HomeComponent"])
        #expect(graph.scope("HomeComponent")?.dependency?.name == "HomeDependency")
        #expect(graph.suppliers(of: "count", in: "HomeComponent") == ["RootComponent"])
    }

    @Test("a generic parameter is its associated type", arguments: ["State", "Value"])
    func parameter(name: String) {
        let source = """
            import RIBs
            protocol ScreenDependency<State>: Dependency { associatedtype State; var state: State { get } }
            class ScreenComponent<State>: Component<any ScreenDependency<State>> { var copy: State { dependency.state } }
            class ScreenBuilder<\(name)>: Builder<any ScreenDependency<\(name)>> {
                func build() -> Any { ScreenComponent<\(name)>(dependency: dependency).copy }
            }
            final class RootComponent: Component<EmptyDependency>, ScreenDependency {
                let state = 1
                init() { super.init(dependency: EmptyComponent()) }
                func screen() -> Any { ScreenBuilder<Int>(dependency: self).build() }
            }
            """
        let graph = ScopeGraph.graph(of: [module("App", source)])
        #expect(graph.edgeTexts == ["RootComponent -> ScreenComponent"])
        #expect(graph.edges.first?.conformance != nil)
    }
}
