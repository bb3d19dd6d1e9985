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
                if case .supplied = way.answer { suppliers[need].insert(graph.edges[way.edge].parent) }
            }
            if Self.endsSearch(graph.scopes[needs[need].scope]) { failures[need] = [need] }
            if !suppliers[need].isEmpty || !failures[need].isEmpty { pending.append(need) }
        }
        spread(pending, among: needs)
    }

    /// Carries what is known to all that wait for it.
    private mutating func spread(_ known: [Int], among needs: [Supply.Need]) {
        var pending = known
        var next = 0
        while next < pending.count {
            let above = pending[next]
            next += 1
            for need in needs[above].passedOnFor {
                let before = (suppliers[need].count, failures[need].count)
                suppliers[need].merge(suppliers[above])
                failures[need].merge(failures[above])
                if before != (suppliers[need].count, failures[need].count) { pending.append(need) }
            }
        }
    }

    /// Whether the search ends here without an answer: nothing stands above, by right, or nothing more can.
    private static func endsSearch(_ scope: Scope) -> Bool {
        switch scope.root {
        case .bootstrap, .made: true
        case .open, nil: false
        }
    }
}
