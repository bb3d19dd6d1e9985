import Graphs
import ScopeGraph

/// Searches along the edges of a graph, breadth first.
struct GraphSearch {
    enum Direction {
        case up, down
    }

    private let graph: ScopeGraph
    private var isCounted: [Bool]

    init(of graph: ScopeGraph) {
        self.graph = graph
        isCounted = [Bool](repeating: false, count: graph.scopes.count)
    }

    /// For each scope, its distance from the nearest start; `nil` if it is not reached through allowed scopes only.
    func distances(from starts: some Sequence<Int>, _ direction: Direction, within allowed: [Bool]) -> [Int?] {
        let paths = ShortestPaths(from: starts.filter { allowed[$0] }) { scope in
            neighbours(of: scope, direction).lazy.filter { allowed[$0] }
        }
        return graph.scopes.indices.map { paths.distance(to: $0) }
    }

    /// The scopes that are reached through allowed scopes only, the starts included.
    func reached(from starts: some Sequence<Int>, _ direction: Direction, within allowed: [Bool]) -> [Bool] {
        distances(from: starts, direction, within: allowed).map { $0 != nil }
    }

    /// Marks all that is below a scope and not marked yet, the scope included.
    func mark(from start: Int, within allowed: [Bool], in isMarked: inout [Bool]) {
        let below = reachable(from: [start]) { scope in
            graph.children(of: scope).filter { allowed[$0] && !isMarked[$0] }
        }
        for scope in below { isMarked[scope] = true }
    }

    /// The number of allowed scopes that are reached through allowed scopes only; the start need not be allowed.
    mutating func count(from start: Int, _ direction: Direction, within allowed: [Bool]) -> Int {
        let first = neighbours(of: start, direction).filter { allowed[$0] }
        let reached = reachable(from: first) { neighbours(of: $0, direction).lazy.filter { allowed[$0] } }
        for scope in reached { isCounted[scope] = true }
        return reached.count
    }

    /// Whether some count contains a scope.
    func hasCounted(_ scope: Int) -> Bool { isCounted[scope] }

    private func neighbours(of scope: Int, _ direction: Direction) -> [Int] {
        switch direction {
        case .up: graph.parents(of: scope)
        case .down: graph.children(of: scope)
        }
    }
}
