import Graphs
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
        if waiting.isEmpty { return [] }
        var groups = UnionFind(count: needs.count)
        for number in waiting {
            for failures in failures(of: number, byGraphIn: graph) {
                for other in failures.dropFirst() { groups.join(failures[0], other) }
            }
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
            let paths = pathsDown(from: ends)
            let order = cause.readers.sorted {
                (paths.distance(to: $0) ?? .max, $0) < (paths.distance(to: $1) ?? .max, $1)
            }
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

    /// The shortest routes from some needs down to those that depend on them.
    ///
    /// - Parameter reader: where the search may end.
    func pathsDown(from ends: [Int], to reader: Int? = nil) -> ShortestPaths<Int> {
        ShortestPaths(from: ends, until: { $0 == reader }) { needs[$0].passedOnFor }
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
        let paths = resolution.pathsDown(from: [need])
        return paths.nodes.filter { resolution.needs[$0].isOwn }
            .sorted { (paths.distance(to: $0) ?? 0, $0) < (paths.distance(to: $1) ?? 0, $1) }
    }

    /// The shortest route down from one need to another that depends on it, both included; the latter alone if it
    /// does not.
    func route(from top: Int, to reader: Int) -> [Int] {
        let path = resolution.pathsDown(from: [top], to: reader).path(to: reader)
        return path.isEmpty ? [reader] : path
    }
}
