import NeedleText
import ScopeGraph
import Semantics

/// The supplier of a required property on one path.
struct NeedleSupplier: Hashable, Sendable {
    /// An index into `ScopeGraph.scopes`.
    let scope: Int
    let owner: Provision.Owner
    /// The effects of reading it.
    let effects: Effects
    /// The actor on which it is read.
    let isolation: String?
}

/// Follows the resolution of each edge along whole paths, without a search of its own.
struct NeedleSearch {
    let tree: NeedleTree
    let resolution: Resolution
    let paths: Paths

    /// For each scope, the index of the route through each parent.
    private let routeFromParent: [[Int: Int]]
    /// For each scope with a non-core component, the properties of that component by name.
    private let nonCoreProvisions: [Int: [String: Provision]]

    init(of tree: NeedleTree, resolution: Resolution) {
        self.tree = tree
        self.resolution = resolution
        paths = Paths(of: tree.pathGraph)
        let graph = tree.graph
        routeFromParent = graph.edgesUp.map { edges in
            let routes = edges.enumerated().filter { graph.edges[$0.element].injected == .itself }
            return Dictionary(routes.map { (graph.edges[$0.element].parent, $0.offset) }) { first, _ in first }
        }
        let numbers = Dictionary(graph.scopes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        var provisions: [Int: [String: Provision]] = [:]
        for (number, scope) in graph.scopes.enumerated() {
            guard case .core(let point)? = scope.plugin, let nonCore = point.nonCore.flatMap({ numbers[$0] }) else {
                continue
            }
            let own = graph.scopes[nonCore].provisions.map { ($0.name, $0) }
            provisions[number] = Dictionary(own) { first, _ in first }
        }
        nonCoreProvisions = provisions
    }

    /// The suppliers of a scope along its paths, grouped by equal suppliers, in the order of the first of each group.
    ///
    /// - Parameter needs: the needs for the scope's own requirements, as returned by `Resolution.requirementNeeds`.
    /// - Returns: `nil` if some path lacks a supplier.
    func groups(of scope: Int, _ needs: [Int]) -> [[PathSuppliers<NeedleSupplier>]]? {
        paths.suppliers(of: scope) { left, right in
            let (one, other) = (tree.graph.scopes[left], tree.graph.scopes[right])
            return (one.pathName, one.id) < (other.pathName, other.id)
        } find: { _, route in
            suppliers(of: needs, along: route)
        }
    }

    private func suppliers(of needs: [Int], along route: [Int]) -> [Paths.Found<NeedleSupplier>]? {
        let isBelowNonCore = route.contains { scope in
            if case .nonCore? = tree.graph.scopes[scope].plugin { true } else { false }
        }
        var found: [Paths.Found<NeedleSupplier>] = []
        for need in needs {
            guard let (level, provision) = answer(to: need, along: route) else { return nil }
            let scope = route[level]
            let owner = isBelowNonCore ? ownerBelowNonCore(of: provision, in: scope) : provision.owner
            let supplier = NeedleSupplier(
                scope: scope,
                owner: owner,
                effects: provision.effects.handled,
                isolation: provision.isolation?.actor
            )
            // A property that an extension of the dependency implements is not read from an ancestor.
            found.append((supplier, owner.isDependency ? nil : level))
        }
        return found
    }

    /// The number of steps up to the supplier, and its provision.
    private func answer(to need: Int, along route: [Int]) -> (level: Int, provision: Provision)? {
        var current = need
        for level in route.indices.dropFirst() {
            guard let location = routeFromParent[route[level - 1]][route[level]],
                resolution.needs[current].routes.indices.contains(location)
            else { return nil }
            switch resolution.needs[current].routes[location].answer {
            case .supplied(let provision): return (level, provision)
            case .passedOn(let above): current = above
            case .blocked: return nil
            }
        }
        return nil
    }

    /// Descendants of a non-core component read other non-core components directly.
    private func ownerBelowNonCore(of provision: Provision, in scope: Int) -> Provision.Owner {
        guard provision.owner == .pluginExtension, let own = nonCoreProvisions[scope]?[provision.name],
            let type = own.type, let expected = provision.type, type.mayMatch(expected)
        else { return provision.owner }
        return .nonCore
    }
}

extension Resolution.Need {
    /// Whether extensions of the dependency's protocols supply it on every route.
    fileprivate var isMetByDependency: Bool {
        !routes.isEmpty
            && routes.allSatisfy {
                if case .supplied(let provision) = $0.answer {
                    provision.owner.isDependency
                } else {
                    false
                }
            }
    }
}

extension Resolution {
    /// The needs for a scope's own requirements, in the order of declaration.
    func requirementNeeds(of scope: Int, in graph: ScopeGraph) -> [Int] {
        let own = needsOfScope[scope].filter { needs[$0].ownRequirement != nil && !needs[$0].isMetByDependency }
        let protocols = graph.scopes[scope].dependency?.protocols.map(\.name) ?? []
        let rank = Dictionary(protocols.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        let placed = own.compactMap { need in
            needs[need].ownRequirement.map { (rank: rank[$0.declaredIn] ?? 0, location: $0.location, need: need) }
        }
        return placed.sorted { $0.rank != $1.rank ? $0.rank < $1.rank : $0.location < $1.location }.map(\.need)
    }
}
