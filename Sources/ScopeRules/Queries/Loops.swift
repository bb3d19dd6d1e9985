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
    groupsThatReachEachOther(next).compactMap { group in
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

/// The strongly connected components, by Kosaraju's algorithm without recursion.
private func groupsThatReachEachOther(_ children: [[Int]]) -> [[Int]] {
    var parents = [[Int]](repeating: [], count: children.count)
    for (parent, list) in children.enumerated() { for child in list { parents[child].append(parent) } }
    var isTaken = [Bool](repeating: false, count: children.count)
    return finishingOrder(children).reversed().compactMap { start in
        guard !isTaken[start] else { return nil }
        isTaken[start] = true
        var group = [start]
        var next = 0
        while next < group.count {
            for parent in parents[group[next]] where !isTaken[parent] {
                isTaken[parent] = true
                group.append(parent)
            }
            next += 1
        }
        return group
    }
}

/// All nodes in postorder.
private func finishingOrder(_ children: [[Int]]) -> [Int] {
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: children.count)
    for start in children.indices where !isSeen[start] {
        isSeen[start] = true
        var searchPath = [(node: start, next: 0)]
        while let (node, next) = searchPath.popLast() {
            guard next < children[node].count else {
                order.append(node)
                continue
            }
            searchPath.append((node, next + 1))
            let child = children[node][next]
            guard !isSeen[child] else { continue }
            isSeen[child] = true
            searchPath.append((child, 0))
        }
    }
    return order
}

/// The shortest cycle from a node back to itself, without its end; `nil` if there is none.
private func shortestRouteBack(to start: Int, _ children: [[Int]], within group: Set<Int>) -> [Int]? {
    var previous: [Int: Int] = [:]
    var pending = [start]
    var next = 0
    while next < pending.count {
        let node = pending[next]
        next += 1
        for child in children[node] where group.contains(child) {
            if child == start {
                var loop = [node]
                while let last = loop.last, last != start, let before = previous[last] { loop.append(before) }
                return loop.reversed()
            }
            guard previous[child] == nil else { continue }
            previous[child] = node
            pending.append(child)
        }
    }
    return nil
}
