import TextFormats

/// The direct changes, with their consequences folded in.
extension GraphDifference {
    /// An added or removed scope, with the edges and requirements that were added or removed with it.
    struct ScopeChange {
        let scope: GraphSummary.Scope
        let isAdded: Bool
        /// The ids of the scopes that create or created it.
        let parents: [String]
        let requirementCount: Int

        /// " created by `App.Root`, 3 requirements"; empty if there is neither.
        var consequences: String {
            let most = 3
            let names = parents.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
            let more = parents.count > most ? " and \(parents.count - most) more" : ""
            let verb = isAdded ? "created by" : "was created by"
            let parts = [
                parents.isEmpty ? "" : "\(verb) \(names)\(more)",
                requirementCount == 0 ? "" : counted(requirementCount, "requirement"),
            ]
            return parts.filter { !$0.isEmpty }.map { ", \($0)" }.joined()
        }
    }

    /// The added scopes, then the removed ones.
    var scopeChanges: [ScopeChange] {
        Self.changes(addedScopes, addedEdges, addedRequirements, isAdded: true)
            + Self.changes(removedScopes, removedEdges, removedRequirements, isAdded: false)
    }

    private static func changes(
        _ scopes: [GraphSummary.Scope],
        _ edges: [GraphSummary.Edge],
        _ requirements: [Requirement],
        isAdded: Bool
    ) -> [ScopeChange] {
        let parents = Dictionary(grouping: edges, by: \.child)
        let counts = requirements.reduce(into: [String: Int]()) { $0[$1.scope, default: 0] += 1 }
        return scopes.map { scope in
            ScopeChange(
                scope: scope,
                isAdded: isAdded,
                parents: (parents[scope.id] ?? []).map(\.parent),
                requirementCount: counts[scope.id] ?? 0
            )
        }
    }

    /// The added or removed edges whose child is in both graphs.
    var ownAddedEdges: [GraphSummary.Edge] { Self.own(addedEdges, of: \.child, besides: addedScopes) }
    var ownRemovedEdges: [GraphSummary.Edge] { Self.own(removedEdges, of: \.child, besides: removedScopes) }

    /// The added or removed requirements of scopes that are in both graphs.
    var ownAddedRequirements: [Requirement] { Self.own(addedRequirements, of: \.scope, besides: addedScopes) }
    var ownRemovedRequirements: [Requirement] { Self.own(removedRequirements, of: \.scope, besides: removedScopes) }

    /// The changes whose scope, by its id, is not one of `scopes`.
    private static func own<Change>(
        _ changes: [Change],
        of scope: KeyPath<Change, String>,
        besides scopes: [GraphSummary.Scope]
    ) -> [Change] {
        let known = Set(scopes.map(\.id))
        return changes.filter { !known.contains($0[keyPath: scope]) }
    }

    /// Requirements of one name whose suppliers changed in the same way: the first of them, and the number of the
    /// others.
    var resupplyGroups: [(first: Resupply, others: Int)] {
        var numbers: [[[String]]: Int] = [:]
        var groups: [(first: Resupply, others: Int)] = []
        for resupply in resupplies {
            let key = [
                [resupply.name], resupply.oldProviders, resupply.newProviders, resupply.oldOrigins, resupply.newOrigins,
            ]
            if let number = numbers[key] {
                groups[number].others += 1
            } else {
                numbers[key] = groups.count
                groups.append((resupply, 0))
            }
        }
        return groups
    }
}
