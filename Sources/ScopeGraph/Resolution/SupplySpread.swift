import SwiftReader

/// Carries suppliers, origins and failures from where they are known to all that wait for them, and puts the needs into
/// their final order.
struct SupplySpread {
    private let graph: ScopeGraph
    /// In their final order.
    private let drafts: [SupplySearch.Draft]
    private let ways: [Supply.Way]
    private let numbers: [SupplySearch.Key: Int]
    /// By the number of a draft in the search, its place in the final order.
    private let position: [Int]
    private let needsOfScope: [[Int]]
    // By the final number of the need.
    private var passedOnFor: [[Int]]
    private var suppliers: [[Int]]
    private var origins: [[Int]]
    private var failures: [[Int]]

    init(of search: SupplySearch) {
        graph = search.graph
        ways = search.ways
        numbers = search.numbers
        let found = search.drafts
        var ofScope = [[Int]](repeating: [], count: graph.scopes.count)
        for (number, draft) in found.enumerated() { ofScope[draft.scope].append(number) }
        var order: [Int] = []
        order.reserveCapacity(found.count)
        needsOfScope = ofScope.map { numbers in
            let start = order.count
            order += Self.sorted(numbers, of: found)
            return Array(start..<order.count)
        }
        drafts = order.map { found[$0] }
        var position = [Int](repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { position[old] = new }
        self.position = position
        let none = [[Int]](repeating: [], count: order.count)
        passedOnFor = none
        suppliers = none
        origins = none
        failures = none
    }

    /// By name and type.
    private static func sorted(_ numbers: [Int], of drafts: [SupplySearch.Draft]) -> [Int] {
        numbers.map { (asking: drafts[$0].asking, number: $0) }.sorted { left, right in
            let (one, other) = (left.asking, right.asking)
            if one === other { return false }
            return one.name == other.name ? one.type.canonical < other.type.canonical : one.name < other.name
        }
        .map(\.number)
    }

    /// The ways up of a need.
    private func ways(of need: Int) -> ArraySlice<Supply.Way> {
        ways[Int(drafts[need].ways.lowerBound)..<Int(drafts[need].ways.upperBound)]
    }

    mutating func supply() -> Supply {
        for need in drafts.indices {
            for way in ways(of: need) {
                guard case .passedOn(let draft) = way.answer, position[draft] != need else { continue }
                passedOnFor[position[draft]].append(need)
            }
        }
        spreadSuppliers()
        spreadOrigins()
        return Supply(needs: drafts.indices.map(need), needsOfScope: needsOfScope)
    }

    private mutating func spreadSuppliers() {
        var pending: [Int] = []
        for need in drafts.indices {
            for way in ways(of: need) {
                if case .supplied = way.answer { Self.insert(graph.edges[way.edge].parent, &suppliers[need]) }
            }
            if endsSearch(drafts[need].scope) { failures[need] = [need] }
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
        var waiting = [[Int]](repeating: [], count: drafts.count)
        var pending: [Int] = []
        for need in drafts.indices {
            for way in ways(of: need) {
                switch way.answer {
                case .supplied(let provision):
                    let parent = graph.edges[way.edge].parent
                    let key = SupplySearch.Key(parent, drafts[need].thing)
                    if provision.isPassThrough, let above = numbers[key] {
                        waiting[position[above]].append(need)
                    } else {
                        addOrigin(parent, to: need)
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

    /// Most who supply a value make it: then both lists are one array.
    private mutating func addOrigin(_ scope: Int, to need: Int) {
        if origins[need].isEmpty, suppliers[need].count == 1, suppliers[need].first == scope {
            origins[need] = suppliers[need]
        } else {
            Self.insert(scope, &origins[need])
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
        let draft = drafts[number]
        return Supply.Need(
            scope: draft.scope,
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
