import Graphs
import Semantics

/// The ends of the routes from needs: suppliers, or scopes without one.
struct ResolutionEnds {
    // By need.
    private(set) var suppliers: [SmallArray]
    private(set) var failures: [SmallArray]

    /// - Parameter needs: with the needs for which they are passed on.
    init(of needs: [Resolution.Need], in graph: ScopeGraph) {
        suppliers = [SmallArray](repeating: [], count: needs.count)
        failures = suppliers
        var pending: [Int] = []
        for need in needs.indices {
            for route in needs[need].routes {
                let parent = graph.edges[route.edge].parent
                if case .supplied(let provision) = route.answer, graph.scopes[parent].has(provision) {
                    suppliers[need].insert(parent)
                }
            }
            if graph.scopes[needs[need].scope].isClosedRoot { failures[need] = [need] }
            if !suppliers[need].isEmpty || !failures[need].isEmpty { pending.append(need) }
        }
        propagate(from: pending, to: { needs[$0].passedOnFor }) { learn($0, from: $1) }
    }

    /// - Returns: whether this added anything.
    private mutating func learn(_ need: Int, from above: Int) -> Bool {
        let before = (suppliers[need].count, failures[need].count)
        suppliers[need].merge(suppliers[above])
        failures[need].merge(failures[above])
        return before != (suppliers[need].count, failures[need].count)
    }
}

extension Scope {
    /// Whether the scope itself has the provision, and not the child's generated provider.
    package func has(_ provision: Provision) -> Bool {
        dialect.parentsConform || !provision.owner.isDependency
    }
}
