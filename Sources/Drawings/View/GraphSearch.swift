import ScopeGraph

/// Searches along the edges of a graph, breadth first.
struct GraphSearch {
    enum Direction {
        case up, down
    }

    private let graph: ScopeGraph
    /// For each scope, the number of the search that visited it last.
    private var visits: [Int]
    private var searches = 0

    init(of graph: ScopeGraph) {
        self.graph = graph
        visits = [Int](repeating: 0, count: graph.scopes.count)
    }

    /// For each scope, its distance from the nearest start; `nil` if it is not reached through allowed scopes only.
    func distances(from starts: some Sequence<Int>, _ direction: Direction, within allowed: [Bool]) -> [Int?] {
        var distances = [Int?](repeating: nil, count: graph.scopes.count)
        var pending: [Int] = []
        for start in starts where allowed[start] && distances[start] == nil {
            distances[start] = 0
            pending.append(start)
        }
        var next = 0
        while next < pending.count {
            let scope = pending[next]
            next += 1
            for neighbour in neighbours(of: scope, direction) where allowed[neighbour] && distances[neighbour] == nil {
                distances[neighbour] = distances[scope].map { $0 + 1 }
                pending.append(neighbour)
            }
        }
        return distances
    }

    /// The scopes that are reached through allowed scopes only, the starts included.
    func reached(from starts: some Sequence<Int>, _ direction: Direction, within allowed: [Bool]) -> [Bool] {
        distances(from: starts, direction, within: allowed).map { $0 != nil }
    }

    /// Marks all that is below a scope and not marked yet, the scope included.
    func mark(from start: Int, within allowed: [Bool], in isMarked: inout [Bool]) {
        isMarked[start] = true
        var pending = [start]
        while let scope = pending.popLast() {
            for child in graph.children(of: scope) where allowed[child] && !isMarked[child] {
                isMarked[child] = true
                pending.append(child)
            }
        }
    }

    /// The number of allowed scopes that are reached through allowed scopes only; the start need not be allowed.
    mutating func count(from start: Int, _ direction: Direction, within allowed: [Bool]) -> Int {
        searches += 1
        var pending = [start]
        var count = 0
        while let scope = pending.popLast() {
            for neighbour in neighbours(of: scope, direction)
            where allowed[neighbour] && visits[neighbour] != searches {
                visits[neighbour] = searches
                count += 1
                pending.append(neighbour)
            }
        }
        return count
    }

    /// Whether some count contains a scope.
    func hasCounted(_ scope: Int) -> Bool { visits[scope] > 0 }

    private func neighbours(of scope: Int, _ direction: Direction) -> [Int] {
        switch direction {
        case .up: graph.parents(of: scope)
        case .down: graph.children(of: scope)
        }
    }
}
