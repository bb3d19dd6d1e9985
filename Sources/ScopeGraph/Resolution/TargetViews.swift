import Cores
import Modules

/// The tree as one target sees it that shares files with others.
package struct TargetView: Sendable {
    package let sources: TargetSources
    package let tree: ResolvedGraph

    /// The target.
    package var module: Module { sources.modules[sources.target].module }
}

/// The trees of the targets that share files with others.
///
/// In the tree of all sources, a shared file belongs to one target, and a component has the members and children that
/// any target gives it.
package struct TargetViews: Sendable {
    /// The targets, in groups that share files: indices into the modules of all sources.
    package let groups: [[Int]]
    private let views: [Int: Lazy<TargetView>]

    package init() { (groups, views) = ([], [:]) }

    /// - Parameter graph: the tree of all sources. Groups that share no file with a scope are left out.
    package init(of sources: [ModuleSources], in graph: ScopeGraph) {
        var groups = sources.groupsOfSharingTargets
        if !groups.isEmpty {
            // An app and its widget, say, often share models only, which are the same in both trees.
            let homes = Set(graph.scopes.map(\.location.file))
            groups.removeAll { group in
                !group.contains { target in sources[target].sharersOfFiles.keys.contains(where: homes.contains) }
            }
        }
        self.groups = groups
        let dialects = graph.dialects
        views = groups.reduce(into: [:]) { views, group in
            for target in group {
                views[target] = Lazy {
                    let seen = sources.compiled(by: target, of: group)
                    return TargetView(sources: seen, tree: ResolvedGraph(reading: seen.modules, dialects: dialects))
                }
            }
        }
    }

    /// The tree as a module sees it; `nil` if it shares no files, so that it sees the tree of all sources.
    package func view(of module: Int) -> TargetView? { views[module]?.value }

    /// Whether two modules share files, directly or not.
    package func share(_ left: Int, _ right: Int) -> Bool {
        groups.contains { $0.contains(left) && $0.contains(right) }
    }
}
