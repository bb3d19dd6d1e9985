import Graphs
import NeedleText
import ScopeGraph
import Semantics
import SwiftReader

/// The Needle components below the roots of one module.
struct NeedleTree {
    let graph: ScopeGraph
    /// The module of the roots and of the generated code, an index into `ScopeGraph.modules`.
    let module: Int
    /// Indices into `ScopeGraph.scopes`, in Needle's output order: plain components, non-core ones, pluginized ones,
    /// each in the order of their locations.
    let components: [Int]
    /// The components whose provider is that of an earlier one with the same paths.
    let served: Set<Int>
    /// Over all scopes; those of other trees have no parents and are not roots.
    let pathGraph: PathGraph

    init(of graph: ScopeGraph, module: Int) {
        self.graph = graph
        self.module = module
        let roots = graph.scopes.indices.filter { graph.scopes[$0].isNeedleRoot && graph.scopes[$0].module == module }
        let reached = Self.descendants(of: roots, in: graph)
        components = reached.sorted { graph.scopes[$0].writingOrder < graph.scopes[$1].writingOrder }
        served = Self.served(among: components, in: graph)
        // Needle counts parents in another order than that of its output.
        let members = Set(reached)
        let isRoot = Set(roots)
        pathGraph = PathGraph(
            names: graph.scopes.map(\.pathName),
            parents: graph.scopes.indices.map { scope in
                guard members.contains(scope) else { return [] }
                return graph.needleParents(of: scope).filter(members.contains).sorted {
                    graph.scopes[$0].parentOrder < graph.scopes[$1].parentOrder
                }
            },
            isRoot: graph.scopes.indices.map(isRoot.contains)
        )
    }

    private static func served(among components: [Int], in graph: ScopeGraph) -> Set<Int> {
        let requiring = components.filter { graph.scopes[$0].dependency != nil }
        let groups = Dictionary(grouping: requiring) { graph.scopes[$0].pathName }.values.filter { $0.count > 1 }
        var served: Set<Int> = []
        for group in groups {
            for (position, scope) in group.enumerated() where !served.contains(scope) {
                served.formUnion(group[(position + 1)...].filter { graph.shareProvider([scope, $0]) })
            }
        }
        return served
    }

    private static func descendants(of roots: [Int], in graph: ScopeGraph) -> [Int] {
        reachable(from: roots) { scope in
            graph.edgesDown[scope].lazy.map { graph.edges[$0].child }.filter { graph.scopes[$0].isNeedleComponent }
        }
    }
}

extension ScopeGraph {
    /// The components that create a Needle component, without duplicates.
    fileprivate func needleParents(of scope: Int) -> [Int] {
        parents(of: scope).filter { scopes[$0].isNeedleComponent }
    }
}

extension Scope {
    package var isNeedleComponent: Bool { dialect.writer == .providerClasses && kind == .component }

    var isNeedleRoot: Bool { isNeedleComponent && root == .bootstrap }

    /// The name of the scope in a path: what follows the last dot of the class's name at run time.
    var pathName: String { SwiftName.atRunTime(name.lastName) }

    fileprivate var writingOrder: (Int, SourceLocation) {
        switch plugin {
        case nil: (0, location)
        case .nonCore: (1, location)
        case .core: (2, location)
        }
    }

    fileprivate var parentOrder: (Int, SourceLocation) {
        switch plugin {
        case .nonCore: (0, location)
        case nil: (1, location)
        case .core: (2, location)
        }
    }
}
