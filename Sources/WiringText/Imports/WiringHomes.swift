import ScopeGraph
import SwiftReader

/// The modules that declare the clauses and members of parents for their children.
package struct WiringHomes: Sendable {
    /// By scope, its module.
    private let modules: [Int]
    /// By parent and child, the modules of wirings that the parent's own module does not declare.
    private let elsewhere: [[Int]: [Int]]

    package init(in graph: ScopeGraph, _ imports: ImportTable) {
        modules = graph.scopes.map(\.module)
        var finder = WiringHomeFinder(graph: graph, imports: imports)
        elsewhere = graph.scopes.indices.reduce(into: [:]) { homes, parent in
            for (child, found) in finder.homesElsewhere(of: parent) { homes[[parent, child]] = found }
        }
    }

    /// The module that declares a wiring, or the first one.
    package func home(of wiring: ChildWiring) -> Int {
        wiring.home ?? all(from: wiring.parent, to: wiring.child).first ?? modules[wiring.parent]
    }

    /// The modules that declare a parent's clause and members for a child: the parent's own, unless it does not import
    /// the child's dependency. Then it is each module that passes the parent as this dependency and sees no other one of
    /// them.
    func all(from parent: Int, to child: Int) -> [Int] { elsewhere[[parent, child]] ?? [modules[parent]] }
}

/// Finds the modules of wirings, and keeps what many wirings share.
private struct WiringHomeFinder {
    let graph: ScopeGraph
    let imports: ImportTable
    /// By modules that pass a component, those that see none of the others.
    private var known: [[Int]: [Int]] = [:]

    init(graph: ScopeGraph, imports: ImportTable) { (self.graph, self.imports) = (graph, imports) }

    /// By child, the modules of the wirings that the parent's own module does not declare.
    mutating func homesElsewhere(of parent: Int) -> [Int: [Int]] {
        let own = graph.scopes[parent].module
        let edges = graph.edgesDown[parent].filter { graph.edges[$0].injected == .itself }
        var isImported: [Int: Bool] = [:]
        let foreign = edges.filter { edge in
            guard let target = graph.scopes[graph.edges[edge].child].dependency?.module, target != own,
                let home = imports.module(ofFile: graph.edges[edge].location.file), home != own
            else { return false }
            let known = isImported[target] ?? imports.imports(graph.modules[target].name, in: own)
            isImported[target] = known
            return !known
        }
        if foreign.isEmpty { return [:] }
        let passing = modulesPassing(by: edges)
        return foreign.reduce(into: [:]) { homes, number in
            let edge = graph.edges[number]
            let first = imports.module(ofFile: edge.location.file).map { [$0] } ?? []
            let others = passing[graph.scopes[edge.child].dependency?.location] ?? []
            homes[edge.child] = separate(among: first + others.filter { !first.contains($0) })
        }
    }

    /// By dependency, the modules that pass a parent as it, to one child or several, each once, in source order.
    ///
    /// - Parameter edges: those of the parent.
    private func modulesPassing(by edges: [Int]) -> [SourceLocation?: [Int]] {
        let byDependency = Dictionary(grouping: edges.map { graph.edges[$0] }) {
            graph.scopes[$0.child].dependency?.location
        }
        return byDependency.mapValues { edges in
            let places = edges.flatMap(\.places).sorted { $0.location < $1.location }
            var known: Set<Int> = []
            return places.map(\.module).filter { graph.modules[$0].kind != .test && known.insert($0).inserted }
        }
    }

    /// The modules among some that see none of the others; the first one if each sees another.
    private mutating func separate(among modules: [Int]) -> [Int] {
        guard modules.count > 1 else { return modules }
        if let found = known[modules] { return found }
        let all = Set(modules)
        let separate = modules.filter { imports.reached(from: $0).intersection(all) == [$0] }
        let found = separate.isEmpty ? Array(modules.prefix(1)) : separate
        known[modules] = found
        return found
    }
}
