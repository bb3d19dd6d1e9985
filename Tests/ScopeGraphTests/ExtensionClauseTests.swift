import ScopeGraph
import Testing

/// Members of protocol extensions count only for the types for which the clause may hold.
struct ExtensionClauseTests {
    @Test(
        arguments: [
            ("Self: Component<EmptyDependency>", true), ("Self: Component<QuayDependency>", false),
            ("Self: Base<Int>", true), ("Self: Base<String>", false), ("Self: Base<Unseen>", true),
            ("Self: Named", true),
            ("Self: Painted", false), ("Self: AnyObject", true), ("Self: PierComponent", true), ("Self: Other", false),
            ("Self: Base<Int> & Named", true), ("Self: Base<Int> & Painted", false),
            ("Self: Base<Int>, Self: Painted", false),
        ]
    )
    func aClauseHoldsForTheConformingClass(clause: String, holds: Bool) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol Named {}
                    protocol Painted {}
                    protocol QuayDependency: Dependency { var length: Int { get } }
                    final class QuayComponent: Component<QuayDependency> {}
                    extension QuayDependency where \(clause) { var length: Int { 1 } }
                    class Base<Item>: Component<EmptyDependency> {}
                    class Other: Component<EmptyDependency> {}
                    final class PierComponent: Base<Int>, QuayDependency, Named {
                        init() { super.init(dependency: EmptyComponent()) }
                        var quay: QuayComponent { QuayComponent(dependency: self) }
                    }
                    """
                )
            ]
        )
        #expect(graph.suppliers(of: "length", in: "QuayComponent").isEmpty != holds)
    }
}
