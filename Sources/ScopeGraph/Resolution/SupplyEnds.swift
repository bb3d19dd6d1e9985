/// Where the ways up from needs end: with whom supplies them, or with nobody.
struct SupplyEnds {
    // By need.
    private(set) var suppliers: [ShortList]
    private(set) var failures: [ShortList]

    /// - Parameter needs: with those that they are passed on for.
    init(of needs: [Supply.Need], in graph: ScopeGraph) {
        suppliers = [ShortList](repeating: [], count: needs.count)
        failures = suppliers
        var pending: [Int] = []
        for need in needs.indices {
            for way in needs[need].ways {
                let parent = graph.edges[way.edge].parent
                if case .supplied(let provision) = way.answer, graph.scopes[parent].has(provision) {
                    suppliers[need].insert(parent)
                }
            }
            if graph.scopes[needs[need].scope].isClosedRoot { failures[need] = [need] }
            if !suppliers[need].isEmpty || !failures[need].isEmpty { pending.append(need) }
        }
        spread(from: pending, to: { needs[$0].passedOnFor }) { learn($0, from: $1) }
    }

    /// - Returns: whether it was new.
    private mutating func learn(_ need: Int, from above: Int) -> Bool {
        let before = (suppliers[need].count, failures[need].count)
        suppliers[need].merge(suppliers[above])
        failures[need].merge(failures[above])
        return before != (suppliers[need].count, failures[need].count)
    }
}

extension Scope {
    /// Whether what serves a child is the scope's own, and not of the child's provider.
    func has(_ provision: Provision) -> Bool {
        dialect == .ribs || provision.carrier != .dependencyExtension
    }
}
