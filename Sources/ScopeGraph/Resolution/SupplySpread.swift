import SwiftReader

/// Carries suppliers, origins and failures from where they are known to all that wait for them, and puts the needs into
/// their final order.
struct SupplySpread {
    private let graph: ScopeGraph
    private let drafts: [SupplySearch.Draft]
    private let ways: [Supply.Way]
    private var numbers: [SupplySearch.Key: Int32]
    /// By the final number of a need, the number of its draft in the search.
    private let order: [Int32]
    /// By the number of a draft in the search, its place in the final order.
    private let position: [Int32]
    private let needsOfScope: [Range<Int>]
    // By the final number of the need.
    private var passedOnFor: [ShortList]
    private var suppliers: [ShortList]
    private var origins: [ShortList]
    private var failures: [ShortList]

    init(of search: SupplySearch) {
        graph = search.graph
        drafts = search.drafts
        ways = search.ways
        numbers = search.numbers
        let drafts = drafts
        let lists = NumberLists(
            count: graph.scopes.count,
            drafts.indices.lazy.map { (list: drafts[$0].key.scope, member: Int32(truncatingIfNeeded: $0)) }
        )
        var order: [Int32] = []
        order.reserveCapacity(drafts.count)
        needsOfScope = graph.scopes.indices.map { scope in
            let start = order.count
            order += Self.sorted(lists[scope], of: drafts)
            return start..<order.count
        }
        self.order = order
        var position = [Int32](repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { position[Int(old)] = Int32(truncatingIfNeeded: new) }
        self.position = position
        let none = [ShortList](repeating: [], count: order.count)
        passedOnFor = none
        suppliers = none
        origins = none
        failures = none
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

    private func draft(_ need: Int) -> SupplySearch.Draft { drafts[Int(order[need])] }

    /// The final number of a draft.
    private func place(_ draft: Int) -> Int { Int(position[draft]) }

    /// The ways up of a need.
    private func ways(of need: Int) -> ArraySlice<Supply.Way> {
        let draft = draft(need)
        let first = Int(draft.firstWay)
        return ways[first..<(first + graph.edgesUp[draft.scope].count)]
    }

    mutating func supply() -> Supply {
        for need in order.indices {
            for way in ways(of: need) {
                guard case .passedOn(let draft) = way.answer, place(draft) != need else { continue }
                passedOnFor[place(draft)].append(need)
            }
        }
        spreadSuppliers()
        spreadOrigins()
        // Nobody asks any more, and the needs take the room.
        numbers = [:]
        return Supply(needs: order.indices.map(need), needsOfScope: needsOfScope)
    }

    private mutating func spreadSuppliers() {
        var pending: [Int] = []
        for need in order.indices {
            for way in ways(of: need) {
                if case .supplied = way.answer { suppliers[need].insert(graph.edges[way.edge].parent) }
            }
            if endsSearch(draft(need).scope) { failures[need] = [need] }
            if !suppliers[need].isEmpty || !failures[need].isEmpty { pending.append(need) }
        }
        var next = 0
        while next < pending.count {
            let above = pending[next]
            next += 1
            for need in passedOnFor[above] {
                let before = (suppliers[need].count, failures[need].count)
                suppliers[need].merge(suppliers[above])
                failures[need].merge(failures[above])
                if before != (suppliers[need].count, failures[need].count) { pending.append(need) }
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
        var waiting = [ShortList](repeating: [], count: order.count)
        var pending: [Int] = []
        for need in order.indices {
            for way in ways(of: need) {
                switch way.answer {
                case .supplied(let provision):
                    let parent = graph.edges[way.edge].parent
                    let key = SupplySearch.Key(parent, draft(need).thing)
                    if provision.isPassThrough, let above = numbers[key] {
                        waiting[place(Int(above))].append(need)
                    } else {
                        origins[need].insert(parent)
                    }
                case .passedOn(let above): waiting[place(above)].append(need)
                case .blocked: continue
                }
            }
            if !origins[need].isEmpty { pending.append(need) }
        }
        var next = 0
        while next < pending.count {
            let above = pending[next]
            next += 1
            for need in waiting[above] {
                let before = origins[need].count
                origins[need].merge(origins[above])
                if origins[need].count != before { pending.append(need) }
            }
        }
    }

    private func need(_ number: Int) -> Supply.Need {
        let draft = draft(number)
        return Supply.Need(
            scope: draft.scope,
            isSettable: draft.isSettable,
            asking: draft.asking,
            isOwn: draft.isOwn,
            passedOnFor: passedOnFor[number],
            ways: finalWays(of: number),
            suppliers: suppliers[number],
            origins: origins[number],
            failures: failures[number]
        )
    }

    /// The ways up of a need, with the final numbers of the needs above.
    private func finalWays(of need: Int) -> Supply.Ways {
        let ways = ways(of: need)
        guard ways.count == 1, let way = ways.first else { return Supply.Ways(ways.map(final)) }
        return Supply.Ways(final(way))
    }

    private func final(_ way: Supply.Way) -> Supply.Way {
        guard case .passedOn(let above) = way.answer else { return way }
        return Supply.Way(edge: way.edge, answer: .passedOn(place(above)), passThrough: way.passThrough)
    }
}
