import Cores
import Semantics
import Modules
import SwiftReader

/// All scopes of the sources, and the edges between them.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class ScopeGraph: Sendable {
    /// The modules of the sources, then those of library stubs.
    package let modules: [Module]
    package let dialects: Dialects
    /// Sorted by `id`.
    package let scopes: [Scope]
    /// One for each parent, child and injected value, sorted by these.
    package let edges: [Edge]
    /// Unresolvable or contradictory code, in source order.
    package let faults: [GraphFault]

    /// The modules, as indices into `modules`, with an import of a module without sources that may declare an app's
    /// protocols and scopes.
    package let modulesWithForeignImports: Set<Int>

    /// Which modules are certain to see which others.
    let visibility: ModuleVisibility

    /// - Parameter visibility: what the modules are certain to see; by default, nothing is certain.
    package init(
        modules: [Module],
        dialects: Dialects = .usual,
        scopes: [Scope],
        edges: [Edge],
        faults: [GraphFault],
        modulesWithForeignImports: Set<Int> = [],
        visibility: ModuleVisibility = .none
    ) {
        self.visibility = visibility
        self.modulesWithForeignImports = modulesWithForeignImports
        self.modules = modules
        self.dialects = dialects
        self.scopes = scopes
        self.edges = edges
        self.faults = faults
        var up = [[Int]](repeating: [], count: scopes.count)
        var down = up
        for (index, edge) in edges.enumerated() {
            up[edge.child].append(index)
            down[edge.parent].append(index)
        }
        edgesUp = up
        edgesDown = down
        namesakes = Self.namesakes(scopes, edges, down)
        generatedModules = Self.generatedModules(scopes, edges, down)
    }

    /// By parent, the children that share a base name.
    private static func namesakes(_ scopes: [Scope], _ edges: [Edge], _ edgesDown: [[Int]]) -> [Int: Set<Int>] {
        var result: [Int: Set<Int>] = [:]
        for parent in scopes.indices where edgesDown[parent].count > 1 {
            let children = Set(edgesDown[parent].map { edges[$0].child })
            let groups = Dictionary(grouping: children) { scopes[$0].baseName }
            let equal = groups.values.filter { $0.count > 1 }.joined()
            if !equal.isEmpty { result[parent] = Set(equal) }
        }
        return result
    }

    private let namesakes: [Int: Set<Int>]

    /// Whether unread code may make an edge's parent conform to the child's dependency.
    package func mayConformElsewhere(_ edge: Edge) -> Bool {
        edge.mayConformElsewhere || unseenConformance(of: edge) != nil
    }

    /// The part outside the sources that may make an edge's parent conform to the child's dependency. An imported
    /// module cannot know the dependencies of its importer. A macro can generate anything.
    package func unseenConformance(of edge: Edge) -> UnseenPart? {
        let parent = scopes[edge.parent]
        let isOwn = scopes[edge.child].dependency?.module == parent.module
        return parent.unseen.parts.first { $0.mayConform && ($0.kind == .macro || !isOwn) }
    }

    /// Whether a parent has another child with the same base name as this one.
    package func hasNamesake(_ child: Int, below parent: Int) -> Bool {
        namesakes[parent]?.contains(child) ?? false
    }

    /// The edges from a parent to a child, ordered by injected value.
    package func edges(from parent: Int, to child: Int) -> ArraySlice<Int> {
        let all = edgesDown[parent]
        let first = all.indices.partitioningIndex(where: { edges[all[$0]].child >= child })
        return all[first...].prefix { edges[$0].child == child }
    }

    /// For each scope, the edges from its parents, as indices into `edges`.
    package let edgesUp: [[Int]]
    /// For each scope, the edges to its children, as indices into `edges`.
    package let edgesDown: [[Int]]

    /// For each Needle scope, the modules in which its provider is generated, sorted.
    let generatedModules: [SmallArray]

    /// The children of a scope, sorted, each once.
    package func children(of scope: Int) -> [Int] {
        var result: [Int] = []
        for edge in edgesDown[scope] where result.last != edges[edge].child { result.append(edges[edge].child) }
        return result
    }

    /// The parents of a scope, sorted, each once.
    package func parents(of scope: Int) -> [Int] {
        var result: [Int] = []
        for edge in edgesUp[scope] where result.last != edges[edge].parent { result.append(edges[edge].parent) }
        return result
    }
}

extension ScopeGraph {
    /// Whether there are so many scopes that other threads work beside the one that asks.
    package var hasManyScopes: Bool { scopes.count > Self.manyScopes }

    static let manyScopes = 512
}
