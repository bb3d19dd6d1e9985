import ScopeGraph
import SwiftReader

extension ImportTable {
    /// The module that declares a parent's clause and members for a child, or the first one.
    package func home(of wiring: ChildWiring, in graph: ScopeGraph) -> Int {
        wiring.home ?? homes(ofWiringFrom: wiring.parent, to: wiring.child, in: graph).first
            ?? graph.scopes[wiring.parent].module
    }

    /// The modules that declare a parent's clause and members for a child: the parent's own, unless it does not import
    /// the child's dependency. Then it is each module that passes the parent as this dependency and sees no other one of
    /// them.
    func homes(ofWiringFrom parent: Int, to child: Int, in graph: ScopeGraph) -> [Int] {
        let own = graph.scopes[parent].module
        guard let dependencyProtocol = graph.scopes[child].dependency, let target = dependencyProtocol.module,
            target != own, !imports(graph.modules[target].name, in: own),
            let edge = graph.edges(from: parent, to: child).first(where: { graph.edges[$0].injected == .itself })
        else { return [own] }
        let first = module(ofFile: graph.edges[edge].location.file) ?? own
        return first == own ? [own] : separate([first] + modules(passing: parent, as: dependencyProtocol, in: graph))
    }

    /// The modules that pass a scope as a dependency, of one child or several, each once, in source order.
    private func modules(passing parent: Int, as dependencyProtocol: DependencyProtocol, in graph: ScopeGraph) -> [Int]
    {
        let edges = graph.edgesDown[parent].lazy.map { graph.edges[$0] }.filter { edge in
            edge.injected == .itself && graph.scopes[edge.child].dependency?.location == dependencyProtocol.location
        }
        let places = edges.flatMap(\.places).sorted { $0.location < $1.location }
        return places.map(\.module).filter { graph.modules[$0].kind != .test }
    }

    /// The modules that see none of the others, each once.
    private func separate(_ modules: [Int]) -> [Int] {
        let all = Set(modules)
        guard all.count > 1 else { return Array(modules.prefix(1)) }
        var known: Set<Int> = []
        let found = modules.filter {
            known.insert($0).inserted && reached(from: $0).isDisjoint(with: all.subtracting([$0]))
        }
        return found.isEmpty ? Array(modules.prefix(1)) : found
    }
}
