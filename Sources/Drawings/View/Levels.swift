import Graphs
import ScopeGraph

/// The levels of a view: every scope is below all its parents, except on cycles.
struct Levels {
    /// The view's scopes, from the top down; on one level, those with children first.
    let order: [Int]
    /// By scope, its parents in the view without the links that close cycles, sorted.
    let parents: [Int: [Int]]
    /// The links that close cycles, as indices into the view's links.
    let closing: Set<Int>
    /// By scope, the parent that its level follows from.
    let treeParents: [Int: Int]

    init(of view: GraphView, in graph: ScopeGraph) {
        let closing = Self.closingLinks(of: view, in: graph)
        var parents: [Int: [Int]] = [:]
        var children: [Int: [Int]] = [:]
        for (number, link) in view.links.enumerated() where !closing.contains(number) {
            parents[link.child, default: []].append(link.parent)
            children[link.parent, default: []].append(link.child)
        }
        var level: [Int: Int] = [:]
        var treeParents: [Int: Int] = [:]
        let sorted = topologicalOrder(of: view.scopes, count: graph.scopes.count) { children[$0] ?? [] }
        for scope in sorted {
            let own = level[scope] ?? 0
            for child in children[scope] ?? [] {
                if treeParents[child] == nil || own + 1 > level[child] ?? 0 {
                    level[child] = own + 1
                    treeParents[child] = scope
                }
            }
        }
        let places = Dictionary(sorted.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        func key(_ scope: Int) -> (Int, Int, Int) {
            (level[scope] ?? 0, children[scope] == nil ? 1 : 0, places[scope] ?? 0)
        }
        self.closing = closing
        self.parents = parents
        self.treeParents = treeParents
        order = view.scopes.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The links that lead back to a scope above, found depth first from the roots.
    private static func closingLinks(of view: GraphView, in graph: ScopeGraph) -> Set<Int> {
        var children: [Int: [Int]] = [:]
        for link in view.links { children[link.parent, default: []].append(link.child) }
        let roots = view.scopes.filter { graph.scopes[$0].root != nil }
        let order = postorder(from: roots + view.scopes, count: graph.scopes.count) { children[$0] ?? [] }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        // A search leaves a scope after all that it leads to, except for those that it came from.
        let closing = view.links.indices.filter {
            places[view.links[$0].parent] ?? 0 <= places[view.links[$0].child] ?? 0
        }
        return Set(closing)
    }
}
