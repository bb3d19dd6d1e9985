import Graphs
import Semantics
import SwiftReader

/// Components that Needle's library finds under one path.
extension ScopeGraph {
    /// Whether a component creates no others and belongs to no Needle plugin point.
    package func isNeedleLeaf(_ scope: Int) -> Bool {
        scopes[scope].plugin == nil
            && !edgesDown[scope].contains { isFoundByPath(edges[$0].child) }
    }

    /// Whether the provider of one component serves all of some components with one path.
    package func shareProvider(_ group: [Int]) -> Bool {
        guard group.allSatisfy(isNeedleLeaf), let first = group.first else { return false }
        if group.allSatisfy({ scopes[$0].dependency == nil }) { return true }
        guard let dependencyProtocol = scopes[first].dependency, dependencyProtocol.location != nil else {
            return false
        }
        let parents = Set(parents(of: first))
        return group.dropFirst().allSatisfy { number in
            let (one, other) = (scopes[first], scopes[number])
            return other.dependency?.location == dependencyProtocol.location
                && other.dependency?.parts == dependencyProtocol.parts
                && other.dependency?.foreignParts == dependencyProtocol.foreignParts
                && other.module == one.module && other.conditions == one.conditions
                && other.availability == one.availability && !one.hasBranches && !other.hasBranches
                && Set(self.parents(of: number)) == parents
        }
    }

    /// The names of components that several roots of one name create, so that one path leads to several components, or
    /// to one that finds something else below each root; sorted. Not those of components that need no provider.
    package func namesOfEqualPaths(belowRoots roots: [Int]) -> [String] {
        var creators: [String: Int] = [:]
        var created: [String: Set<Int>] = [:]
        for root in roots {
            let children = Set(edgesDown[root].map { edges[$0].child }.filter(isFoundByPath))
            for (name, named) in Dictionary(grouping: children, by: { scopes[$0].name.lastName }) {
                creators[name, default: 0] += 1
                created[name, default: []].formUnion(named)
            }
        }
        return creators.filter { name, count in count > 1 && !needNoProvider(created[name] ?? []) }.keys.sorted()
    }

    /// Whether some components, and those below them, require nothing.
    private func needNoProvider(_ components: Set<Int>) -> Bool {
        reachable(from: components) { edgesDown[$0].map { edges[$0].child }.filter(isFoundByPath) }
            .allSatisfy { scopes[$0].dependency == nil && scopes[$0].plugin == nil }
    }

    private func isFoundByPath(_ scope: Int) -> Bool {
        scopes[scope].dialect.isFoundByPath && scopes[scope].kind == .component
    }

    /// The pluginized components of one name below the roots of one module. Needle registers their plugin extensions
    /// under that name alone.
    ///
    /// - Parameter components: indices into `scopes`, ascending.
    package func coresOfOneName(among components: [Int]) -> Set<[Int]> {
        var modules: [Int: [String: [Int]]] = [:]
        for scope in components {
            guard case .core(let point)? = scopes[scope].plugin, point.nonCore != nil else { continue }
            for module in generatedModules[scope] {
                modules[module, default: [:]][scopes[scope].name.lastName, default: []].append(scope)
            }
        }
        return Set(modules.values.flatMap(\.values).filter { $0.count > 1 })
    }
}
