import SwiftReader

/// Carries suppliers, origins and failures from where they are known to all that wait for them, and puts the needs into
/// their final order.
struct SupplySpread {
    private let search: SupplySearch
    /// The drafts in their final order, and the place of each in it.
    private let order: [Int]
    private let position: [Int]
    private let needsOfScope: [[Int]]
    // By the final number of the need.
    private var passedOnFor: [[Int]]
    private var suppliers: [[Int]]
    private var origins: [[Int]]
    private var failures: [[Int]]

    private var graph: ScopeGraph { search.graph }

    init(_ search: SupplySearch) {
        self.search = search
        var ofScope = [[Int]](repeating: [], count: search.graph.scopes.count)
        for (number, draft) in search.drafts.enumerated() { ofScope[draft.scope].append(number) }
        order = ofScope.flatMap { drafts in drafts.sorted { Self.isBefore($0, $1, in: search) } }
        var position = [Int](repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { position[old] = new }
        self.position = position
        var start = 0
        needsOfScope = ofScope.map { drafts in
            defer { start += drafts.count }
            return Array(start..<(start + drafts.count))
        }
        let none = [[Int]](repeating: [], count: order.count)
        passedOnFor = none
        suppliers = none
        origins = none
        failures = none
    }

    private static func isBefore(_ left: Int, _ right: Int, in search: SupplySearch) -> Bool {
        let one = search.drafts[left].asking
        let other = search.drafts[right].asking
        return one.name == other.name ? one.type.canonical < other.type.canonical : one.name < other.name
    }

    /// The ways up of a need, by its final number.
    private func ways(of need: Int) -> ArraySlice<Supply.Way> {
        let draft = search.drafts[order[need]]
        return search.ways[draft.firstWay..<(draft.firstWay + draft.wayCount)]
    }

    mutating func supply() -> Supply {
        for need in order.indices {
            for way in ways(of: need) {
                guard case .passedOn(let draft) = way.answer, position[draft] != need else { continue }
                passedOnFor[position[draft]].append(need)
            }
        }
        spreadSuppliers()
        spreadOrigins()
        return Supply(needs: order.indices.map(need), needsOfScope: needsOfScope)
    }

    private mutating func spreadSuppliers() {
        var pending: [Int] = []
        for need in order.indices {
            for way in ways(of: need) {
                if case .supplied = way.answer { Self.insert(graph.edges[way.edge].parent, &suppliers[need]) }
            }
            if endsSearch(search.drafts[order[need]].scope) { failures[need] = [need] }
            if !suppliers[need].isEmpty || !failures[need].isEmpty { pending.append(need) }
        }
        var next = 0
        while next < pending.count {
            let above = pending[next]
            next += 1
            for need in passedOnFor[above] {
                let before = (suppliers[need].count, failures[need].count)
                Self.merge(suppliers[above], into: &suppliers[need])
                Self.merge(failures[above], into: &failures[need])
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
        var waiting = [[Int]](repeating: [], count: order.count)
        var pending: [Int] = []
        for need in order.indices {
            for way in ways(of: need) {
                switch way.answer {
                case .supplied(let provision):
                    let parent = graph.edges[way.edge].parent
                    let thing = search.drafts[order[need]].thing
                    if provision.isPassThrough, let above = search.draft(of: thing, in: parent) {
                        waiting[position[above]].append(need)
                    } else {
                        Self.insert(parent, &origins[need])
                    }
                case .passedOn(let above): waiting[position[above]].append(need)
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
                Self.merge(origins[above], into: &origins[need])
                if origins[need].count != before { pending.append(need) }
            }
        }
    }

    private static func merge(_ more: [Int], into list: inout [Int]) {
        // One way up is the usual case: then both share one array.
        if list.isEmpty { list = more } else if list != more { more.forEach { insert($0, &list) } }
    }

    private static func insert(_ value: Int, _ list: inout [Int]) {
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low + high) / 2
            if list[middle] < value { low = middle + 1 } else { high = middle }
        }
        if low == list.count || list[low] != value { list.insert(value, at: low) }
    }

    private func need(_ number: Int) -> Supply.Need {
        let draft = search.drafts[order[number]]
        return Supply.Need(
            scope: draft.scope,
            name: draft.asking.name,
            type: draft.asking.type,
            isSettable: draft.isSettable,
            requirement: draft.requirement,
            asking: draft.asking,
            passedOnFor: passedOnFor[number],
            ways: ways(of: number).map { way in
                guard case .passedOn(let above) = way.answer else { return way }
                return Supply.Way(edge: way.edge, answer: .passedOn(position[above]), passThrough: way.passThrough)
            },
            suppliers: suppliers[number],
            origins: origins[number],
            failures: failures[number]
        )
    }
}
