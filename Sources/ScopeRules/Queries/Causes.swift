import ScopeGraph
import SwiftReader

/// Requirements that lack the same thing for the same cause.
struct Cause {
    /// Where the search ends: indices into `Resolution.needs`.
    let ends: [Int]
    /// The needs, of scopes that declare them, that wait for it: the nearest to the end first.
    let readers: [Int]
}

extension RuleSubject {
    /// The requirements for which some way up ends without an answer, grouped by the ends: ends at which one requirement
    /// waits are one cause, and so is everything that waits at one of them. What a demo lacks is a cause of its own.
    func missingCauses() -> [Cause] {
        let waiting = resolution.needs.indices.filter {
            resolution.needs[$0].requirement != nil && !resolution.needs[$0].failures.isEmpty
        }
        var groups = UnionFind()
        for number in waiting {
            for failures in failuresByGraph(of: number) { groups.join(failures) }
        }
        var causes: [Int: (ends: Set<Int>, readers: [Int])] = [:]
        for number in waiting {
            for failures in failuresByGraph(of: number) {
                guard let end = failures.first else { continue }
                let group = groups.first(of: end)
                causes[group, default: ([], [])].ends.formUnion(failures)
                causes[group, default: ([], [])].readers.append(number)
            }
        }
        return causes.values.map { cause in
            let ends = cause.ends.sorted()
            let distance = distances(from: ends)
            let order = cause.readers.sorted { (distance[$0] ?? .max, $0) < (distance[$1] ?? .max, $1) }
            return Cause(ends: ends, readers: order)
        }
        .sorted { $0.readers.lexicographicallyPrecedes($1.readers) }
    }

    /// Where the search for a need ends without an answer: in the app's graph, and in the graph of each demo.
    private func failuresByGraph(of need: Int) -> [[Int]] {
        let failures = resolution.needs[need].failures
        guard failures.contains(where: { demo(of: resolution.needs[$0].scope) != nil }) else {
            return [Array(failures)]
        }
        let groups = Dictionary(grouping: failures) { demo(of: resolution.needs[$0].scope) ?? -1 }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The module of a scope that belongs to the graph of a demo or a test.
    func demo(of scope: Int) -> Int? {
        let module = graph.scopes[scope].module
        return graph.modules[module].kind.standsAlone ? module : nil
    }

    /// The requirements that wait for a need: itself, if its scope declares it, and all for which it is passed on; the
    /// nearest first.
    func readers(of need: Int) -> [Int] {
        distances(from: [need]).filter { resolution.needs[$0.key].requirement != nil }
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
            for waiting in resolution.needs[need].passedOnFor where distance[waiting] == nil {
                distance[waiting] = (distance[need] ?? 0) + 1
                pending.append(waiting)
            }
        }
        return distance
    }

    /// The shortest way down from one need to another that waits for it, both included.
    func route(from top: Int, to reader: Int) -> [Int] {
        var came: [Int: Int] = [top: top]
        var pending = [top]
        var next = 0
        while next < pending.count, came[reader] == nil {
            let need = pending[next]
            next += 1
            for waiting in resolution.needs[need].passedOnFor where came[waiting] == nil {
                came[waiting] = need
                pending.append(waiting)
            }
        }
        return searchPath(to: reader, came)
    }
}
