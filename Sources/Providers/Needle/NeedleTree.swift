import NeedleText
import ScopeGraph
import SwiftReader

/// The components of Needle's that stand below the roots of one module.
struct NeedleTree {
    let graph: ScopeGraph
    /// The module whose roots they are, an index into `ScopeGraph.modules`; generated code stands there.
    let module: Int
    /// Indices into `ScopeGraph.scopes`, in the order in which Needle writes: plain components, non-core ones,
    /// pluginized ones, each in the order of their places.
    let components: [Int]
    /// Over all scopes; those of other trees have no parents and are no roots.
    let pathGraph: PathGraph

    init(of graph: ScopeGraph, module: Int) {
        self.graph = graph
        self.module = module
        let roots = graph.scopes.indices.filter { graph.scopes[$0].isNeedleRoot && graph.scopes[$0].module == module }
        let reached = Self.descendants(of: roots, in: graph)
        components = reached.sorted { graph.scopes[$0].writingOrder < graph.scopes[$1].writingOrder }
        // Needle counts parents in another order than it writes.
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

    private static func descendants(of roots: [Int], in graph: ScopeGraph) -> [Int] {
        var reached = roots
        var seen = Set(roots)
        var next = 0
        while next < reached.count {
            for edge in graph.edgesDown[reached[next]] {
                let child = graph.edges[edge].child
                if graph.scopes[child].isNeedleComponent, seen.insert(child).inserted { reached.append(child) }
            }
            next += 1
        }
        return reached
    }
}

extension ScopeGraph {
    /// The components that make a component of Needle's, each once.
    fileprivate func needleParents(of scope: Int) -> [Int] {
        parents(of: scope).filter { scopes[$0].isNeedleComponent }
    }

    /// Whether a component makes others, or is read from by whom nobody makes below it: Needle's plugins.
    func isNeedleLeaf(_ scope: Int) -> Bool {
        scopes[scope].plugin == nil && !edgesDown[scope].contains { scopes[edges[$0].child].isNeedleComponent }
    }
}

extension Scope {
    public var isNeedleComponent: Bool { dialect == .needle && kind == .component }

    var isNeedleRoot: Bool { isNeedleComponent && root == .bootstrap }

    /// What a path says: what stands behind the last dot of the class's name at run time.
    var pathName: String { name.lastName }

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
