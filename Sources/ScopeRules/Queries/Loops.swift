import Graphs
import ScopeGraph
import SwiftReader

extension ScopeGraph {
    /// The cycles of a dialect's scopes, one for each strongly connected component; each begins with the scope that is
    /// declared first.
    func loops(of dialect: Dialect) -> [[Int]] {
        guard scopes.contains(where: { $0.dialect == dialect }) else { return [] }
        let children = scopes.indices.map { scope in
            scopes[scope].dialect == dialect ? self.children(of: scope).filter { scopes[$0].dialect == dialect } : []
        }
        return shortestLoops(children) { scopes[$0].location }
    }
}

/// The cycles of a graph, one for each strongly connected component: the shortest through the node with the first
/// location, with which it begins. In order of that location.
///
/// - Parameter next: for each node, its successors.
func shortestLoops(_ next: [[Int]], location: (Int) -> SourceLocation) -> [[Int]] {
    stronglyConnectedComponents(next).compactMap { group in
        // Most nodes are not on a cycle.
        if group.count == 1, !next[group[0]].contains(group[0]) { return nil }
        guard let start = group.min(by: { location($0) < location($1) }) else { return nil }
        return shortestRouteBack(to: start, next, within: Set(group))
    }
    .sorted { left, right in
        guard let one = left.first, let other = right.first else { return right.first != nil }
        return location(one) < location(other)
    }
}

/// The shortest cycle from a node back to itself, without its end; `nil` if there is none.
private func shortestRouteBack(to start: Int, _ children: [[Int]], within group: Set<Int>) -> [Int]? {
    let paths = ShortestPaths(from: [start], until: { children[$0].contains(start) }) {
        children[$0].lazy.filter(group.contains)
    }
    return paths.nodes.first { children[$0].contains(start) }.map(paths.path(to:))
}
