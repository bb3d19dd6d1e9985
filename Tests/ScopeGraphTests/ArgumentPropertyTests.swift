import ScopeGraph
import Testing

/// The property in which the library's component keeps its dependency.
@Suite("The dependency of a component as a provision")
struct ArgumentPropertyTests {
    private func graph(_ requirement: String, _ inherited: String = "Dependency") -> ScopeGraph {
        let text = """
            import RIBs
            protocol Ground: Dependency { var soil: Int { get } }
            protocol Deep: \(inherited) { \(requirement) }
            protocol Rooted { var dependency: Ground { get } }
            final class Garden: Component<Ground>, Deep { let depth = 3 }
            final class Cellar: Component<Deep> {}
            final class Gate: Builder<Ground> {
                func build() { _ = Cellar(dependency: Garden(dependency: dependency)) }
            }
            """
        return ScopeGraph.graph(of: [module("App", text)])
    }

    @Test("it serves a child that requires it")
    func required() {
        let graph = graph("var dependency: Ground { get }")
        #expect(graph.suppliers(of: "dependency", in: "Cellar") == ["Garden"])
        let inherited = self.graph("", "Dependency, Rooted")
        #expect(inherited.suppliers(of: "dependency", in: "Cellar") == ["Garden"])
    }

    @Test("it does not count where no dependency requires it")
    func notRequired() {
        #expect(graph("var depth: Int { get }").scope("Garden")?.provisions.map(\.name) == ["depth"])
        let others = graph("var dependency: Ground { get }", "AnyObject")
        #expect(others.scope("Garden")?.provisions.map(\.name) == ["depth"])
    }
}
