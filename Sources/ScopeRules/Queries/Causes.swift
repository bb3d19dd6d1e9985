import ScopeGraph
import SwiftReader

/// Requirements that lack the same thing for the same cause.
struct Cause {
    /// Where the search ends: indices into `Supply.needs`.
    let ends: [Int]
    /// The needs, of scopes that declare them, that wait for it: the nearest to the end first.
    let readers: [Int]
}

extension RuleSubject {
    /// The requirements for which some way up ends without an answer, grouped by the ends.
    func missingCauses() -> [Cause] {
        var groups: [[Int]: [Int]] = [:]
        for (number, need) in supply.needs.enumerated() where need.requirement != nil && !need.failures.isEmpty {
            groups[need.failures, default: []].append(number)
        }
        return groups.map { ends, readers in
            let distance = distances(from: ends)
            let order = readers.sorted { (distance[$0] ?? .max, $0) < (distance[$1] ?? .max, $1) }
            return Cause(ends: ends, readers: order)
        }
        .sorted { $0.readers.lexicographicallyPrecedes($1.readers) }
    }

    /// The requirements that wait for a need: itself, if its scope declares it, and all for which it is passed on; the
    /// nearest first.
    func readers(of need: Int) -> [Int] {
        distances(from: [need]).filter { supply.needs[$0.key].requirement != nil }
            .sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    /// How many scopes lie between some needs and those that wait for them.
    private func distances(from ends: [Int]) -> [Int: Int] {
        var distance: [Int: Int] = [:]
        for end in ends { distance[end] = 0 }
        var pending = ends
        var next = 0
        while next < pending.count {
            let need = pending[next]
            next += 1
            for waiting in supply.needs[need].passedOnFor where distance[waiting] == nil {
                distance[waiting] = (distance[need] ?? 0) + 1
                pending.append(waiting)
            }
        }
        return distance
    }

    /// The shortest way down from one need to another that waits for it, both included.
    func way(from top: Int, to reader: Int) -> [Int] {
        var came: [Int: Int] = [top: top]
        var pending = [top]
        var next = 0
        while next < pending.count, came[reader] == nil {
            let need = pending[next]
            next += 1
            for waiting in supply.needs[need].passedOnFor where came[waiting] == nil {
                came[waiting] = need
                pending.append(waiting)
            }
        }
        var way = [reader]
        while let last = way.last, let before = came[last], before != last { way.append(before) }
        return way.reversed()
    }
}
