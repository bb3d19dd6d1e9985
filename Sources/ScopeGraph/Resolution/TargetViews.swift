import Cores
import Modules
import SwiftReader

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
    /// Those whose targets may see different wiring, because some of them compile a file with wiring that others lack.
    package let differingGroups: [[Int]]
    /// Those of the differing groups whose trees are not all parts of the tree of all sources.
    package let mergedGroups: [[Int]]
    private let views: [Int: Lazy<TargetView>]

    package init() { (groups, differingGroups, mergedGroups, views) = ([], [], [], [:]) }

    /// - Parameter graph: the tree of all sources. Groups that share no file with a scope are left out.
    package init(of sources: [ModuleSources], in graph: ScopeGraph) {
        var groups = sources.groupsOfSharingTargets
        if !groups.isEmpty {
            // An app and its widget, say, often share models only, which are the same in both trees.
            let homes = Set(graph.scopes.map(\.location.file))
            groups.removeAll { group in
                !group.contains { sources[$0].sharersOfFiles.keys.contains(where: homes.contains) }
            }
        }
        self.groups = groups
        let wiring = groups.isEmpty ? [] : Set(graph.locationsOfWiring.lazy.map(\.file))
        differingGroups = groups.filter { sources.mayWireDifferently($0, wiring) }
        mergedGroups = differingGroups.filter { !TargetParts(of: $0, in: sources).areSeparate(in: graph) }
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

extension [ModuleSources] {
    /// Whether what only some targets compile may matter for the wiring of those that share files.
    ///
    /// - Parameter wiring: the paths of the files with wiring.
    fileprivate func mayWireDifferently(_ group: [Int], _ wiring: Set<String>) -> Bool {
        let names = Set(group.map { self[$0].module.name })
        return group.contains { target in
            let (own, sharers) = (self[target].module.name, self[target].sharersOfFiles)
            return self[target].files.contains { file in
                guard !names.isSubset(of: (sharers[file.path] ?? []) + [own]) else { return false }
                // A typealias may be the type of a requirement.
                return wiring.contains(file.path) || file.declarations.contains { $0.kind == .typealias }
            }
        }
    }
}

extension ScopeGraph {
    /// Where all that the tree consists of is declared.
    fileprivate var locationsOfWiring: [SourceLocation] {
        let ofScopes = scopes.flatMap { scope in
            let members = scope.provisions + scope.methods + scope.nearMisses
            let protocols = scope.dependency?.protocols.map(\.location) ?? []
            return [scope.location] + members.map(\.location) + scope.requirements.map(\.location) + protocols
        }
        return ofScopes + edges.flatMap { [$0.location] + [$0.conformance?.location].compactMap(\.self) }
            + faults.map(\.location)
    }
}
