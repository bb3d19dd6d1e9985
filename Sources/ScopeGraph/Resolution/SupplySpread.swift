import SwiftReader

/// Puts the needs into their final order, and carries suppliers, origins and failures from where they are known to all
/// that wait for them.
struct SupplySpread {
    private let graph: ScopeGraph
    private var needs: [Supply.Need]
    private let needsOfScope: [Range<Int>]

    init(of found: SupplySearch.Found, in graph: ScopeGraph) {
        self.graph = graph
        let drafts = found.drafts
        let lists = NumberLists(
            count: graph.scopes.count,
            drafts.indices.lazy.map { (list: drafts[$0].key.scope, member: Int32(truncatingIfNeeded: $0)) }
        )
        // By the final number of a need, the number of its draft in the search.
        var order: [Int32] = []
        order.reserveCapacity(drafts.count)
        needsOfScope = graph.scopes.indices.map { scope in
            let start = order.count
            order += Self.sorted(lists[scope], of: drafts)
            return start..<order.count
        }
        // By the number of a draft in the search, its place in the final order.
        var position = [Int32](repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { position[Int(old)] = Int32(truncatingIfNeeded: new) }
        needs = order.map { number in
            let draft = drafts[Int(number)]
            let first = Int(draft.firstWay)
            let ways = found.ways[first..<(first + graph.edgesUp[draft.scope].count)]
            return Supply.Need(
                scope: draft.scope,
                isSettable: draft.isSettable,
                asking: draft.asking,
                isOwn: draft.isOwn,
                ways: Self.finalWays(ways, position)
            )
        }
    }

    /// By name and type.
    private static func sorted(_ numbers: ArraySlice<Int32>, of drafts: [SupplySearch.Draft]) -> [Int32] {
        numbers.map { (asking: drafts[Int($0)].asking, number: $0) }.sorted { left, right in
            let (one, other) = (left.asking, right.asking)
            if one === other { return false }
            return one.name == other.name ? one.type.canonical < other.type.canonical : one.name < other.name
        }
        .map(\.number)
    }

    /// The ways up of a need, with the final numbers of the needs above.
    private static func finalWays(_ ways: ArraySlice<Supply.Way>, _ position: [Int32]) -> Supply.Ways {
        func final(_ way: Supply.Way) -> Supply.Way {
            guard case .passedOn(let draft) = way.answer else { return way }
            return Supply.Way(edge: way.edge, answer: .passedOn(Int(position[draft])), passThrough: way.passThrough)
        }
        guard ways.count == 1, let way = ways.first else { return Supply.Ways(ways.map(final)) }
        return Supply.Ways(final(way))
    }

    mutating func supply() -> Supply {
        for need in needs.indices {
            for way in needs[need].ways {
                if case .passedOn(let above) = way.answer, above != need { needs[above].passedOnFor.append(need) }
            }
        }
        spreadSuppliers()
        spreadOrigins()
        return Supply(needs: needs, needsOfScope: needsOfScope)
    }

    private mutating func spreadSuppliers() {
        var pending: [Int] = []
        for need in needs.indices {
            for way in needs[need].ways {
                if case .supplied = way.answer { needs[need].suppliers.insert(graph.edges[way.edge].parent) }
            }
            if endsSearch(needs[need].scope) { needs[need].failures = [need] }
            if !needs[need].suppliers.isEmpty || !needs[need].failures.isEmpty { pending.append(need) }
        }
        var next = 0
        while next < pending.count {
            let above = pending[next]
            next += 1
            let (suppliers, failures) = (needs[above].suppliers, needs[above].failures)
            for need in needs[above].passedOnFor {
                let before = (needs[need].suppliers.count, needs[need].failures.count)
                needs[need].suppliers.merge(suppliers)
                needs[need].failures.merge(failures)
                if before != (needs[need].suppliers.count, needs[need].failures.count) { pending.append(need) }
            }
        }
    }

    /// Whether the search ends here without an answer: nothing stands above, by right, or nothing more can.
    private func endsSearch(_ scope: Int) -> Bool {
        switch graph.scopes[scope].root {
        case .bootstrap, .made: true
        case .open, nil: false
        }
    }

    /// A supplier that only hands on leads to where its own need is met.
    private mutating func spreadOrigins() {
        var waiting = [ShortList](repeating: [], count: needs.count)
        var pending: [Int] = []
        for need in needs.indices {
            for way in needs[need].ways {
                switch way.answer {
                case .supplied(let provision):
                    let parent = graph.edges[way.edge].parent
                    if provision.isPassThrough, let above = self.need(of: parent, like: needs[need].asking) {
                        waiting[above].append(need)
                    } else {
                        needs[need].origins.insert(parent)
                    }
                case .passedOn(let above): waiting[above].append(need)
                case .blocked: continue
                }
            }
            if !needs[need].origins.isEmpty { pending.append(need) }
        }
        var next = 0
        while next < pending.count {
            let above = pending[next]
            next += 1
            let origins = needs[above].origins
            for need in waiting[above] {
                let before = needs[need].origins.count
                needs[need].origins.merge(origins)
                if needs[need].origins.count != before { pending.append(need) }
            }
        }
    }

    /// What a scope needs under the name and type of another's requirement.
    private func need(of scope: Int, like asked: Requirement) -> Int? {
        var (low, high) = (needsOfScope[scope].lowerBound, needsOfScope[scope].upperBound)
        while low < high {
            let middle = (low + high) / 2
            if needs[middle].name < asked.name { low = middle + 1 } else { high = middle }
        }
        return needs[low..<needsOfScope[scope].upperBound].indices.lazy.prefix { needs[$0].name == asked.name }
            .first { needs[$0].type == asked.type }
    }
}
