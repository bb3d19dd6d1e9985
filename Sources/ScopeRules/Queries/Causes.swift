import ScopeGraph
import SwiftReader

/// Requirements that lack the same provision for the same reason.
struct Cause: Sendable {
    /// Where the search ends: indices into `Resolution.needs`.
    let ends: [Int]
    /// The needs of scopes that declare them as requirements: indices into `Resolution.needs`, the nearest to the ends
    /// first.
    let readers: [Int]
}

extension Resolution {
    /// The requirements with a route that has no supplier, grouped by the needs at which the search ends. Two
    /// requirements with a common end have the same cause. What a demo lacks is a separate cause.
    func missingCauses(in graph: ScopeGraph) -> [Cause] {
        let waiting = needs.indices.filter { needs[$0].isOwn && !needs[$0].failures.isEmpty }
        var groups = UnionFind()
        for number in waiting {
            for failures in failures(of: number, byGraphIn: graph) { groups.join(failures) }
        }
        var causes: [Int: (ends: Set<Int>, readers: [Int])] = [:]
        for number in waiting {
            for failures in failures(of: number, byGraphIn: graph) {
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

    /// Where the search for a need ends without a supplier: in the app's graph, and in the graph of each demo.
    private func failures(of need: Int, byGraphIn graph: ScopeGraph) -> [[Int]] {
        let failures = needs[need].failures
        guard failures.contains(where: { graph.demo(of: needs[$0].scope) != nil }) else {
            return [Array(failures)]
        }
        let groups = Dictionary(grouping: failures) { graph.demo(of: needs[$0].scope) ?? -1 }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The number of scopes between some needs and each need that depends on them.
    fileprivate func distances(from ends: [Int]) -> [Int: Int] {
        var distance: [Int: Int] = [:]
        for end in ends { distance[end] = 0 }
        var pending = ends
        var next = 0
        while next < pending.count {
            let need = pending[next]
            next += 1
            for waiting in needs[need].passedOnFor where distance[waiting] == nil {
                distance[waiting] = (distance[need] ?? 0) + 1
                pending.append(waiting)
            }
        }
        return distance
    }
}

extension ScopeGraph {
    /// The module of a scope that belongs to the graph of a demo or a test.
    func demo(of scope: Int) -> Int? {
        let module = scopes[scope].module
        return modules[module].kind.standsAlone ? module : nil
    }
}

extension RuleSubject {
    /// The requirements that depend on a need: the need itself, if its scope declares it, and all that it is passed on
    /// for; the nearest first.
    func readers(of need: Int) -> [Int] {
        resolution.distances(from: [need]).filter { resolution.needs[$0.key].isOwn }
            .sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    /// The shortest route down from one need to another that depends on it, both included.
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
