import SwiftReader

/// Puts the needs into their final order, and carries suppliers, origins and failures from where they are known to all
/// that wait for them.
struct SupplySpread {
    private let graph: ScopeGraph
    private var needs: [Supply.Need]
    private let needsOfScope: [Range<Int>]

    /// - Parameter found: in the order of the search, which is that of the numbers in their ways.
    init(of found: consuming [Supply.Need], in graph: ScopeGraph) {
        self.graph = graph
        let lists = NumberLists(
            count: graph.scopes.count,
            found.indices.lazy.map { [found] number in
                (list: Int32(truncatingIfNeeded: found[number].scope), member: Int32(truncatingIfNeeded: number))
            }
        )
        // By the number of a need in the search, its final one.
        var position = [Int32](repeating: 0, count: found.count)
        var count = 0
        needsOfScope = graph.scopes.indices.map { scope in
            let start = count
            for number in Self.sorted(lists[scope], of: found) {
                position[Int(number)] = Int32(truncatingIfNeeded: count)
                count += 1
            }
            return start..<count
        }
        needs = found
        for need in needs.indices { needs[need].ways.renumber(position) }
        // In their own memory: there are very many.
        for need in needs.indices {
            while Int(position[need]) != need {
                needs.swapAt(need, Int(position[need]))
                position.swapAt(need, Int(position[need]))
            }
        }
    }

    /// By name and type.
    private static func sorted(_ numbers: ArraySlice<Int32>, of needs: [Supply.Need]) -> [Int32] {
        numbers.map { (asking: needs[Int($0)].asking, number: $0) }.sorted { left, right in
            let (one, other) = (left.asking, right.asking)
            if one === other { return false }
            return one.name == other.name ? one.type.canonical < other.type.canonical : one.name < other.name
        }
        .map(\.number)
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
