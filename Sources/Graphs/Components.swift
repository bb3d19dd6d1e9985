/// The nodes that some nodes lead to, and these, each after all that it leads to, cycles aside: depth first, without
/// recursion.
///
/// - Parameters:
///   - count: the number of nodes, which are numbered from 0.
///   - next: the nodes that a node leads to.
package func postorder(from starts: some Sequence<Int>, count: Int, _ next: (Int) -> [Int]) -> [Int] {
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: count)
    for start in starts where !isSeen[start] {
        isSeen[start] = true
        var path = [(node: start, rest: next(start)[...])]
        while let (node, rest) = path.last {
            guard let other = rest.first else {
                order.append(node)
                path.removeLast()
                continue
            }
            path[path.count - 1].rest = rest.dropFirst()
            guard !isSeen[other] else { continue }
            isSeen[other] = true
            path.append((other, next(other)[...]))
        }
    }
    return order
}

/// The nodes in topological order; those on a cycle, and those that one leads to, are left out.
///
/// - Parameters:
///   - nodes: all nodes, each once. Nodes without a predecessor come first, in this order.
///   - count: greater than all nodes.
///   - next: the nodes that a node leads to, as often as there are edges.
package func topologicalOrder(of nodes: some Sequence<Int>, count: Int, _ next: (Int) -> [Int]) -> [Int] {
    var waiting = [Int](repeating: 0, count: count)
    for node in nodes { for other in next(node) { waiting[other] += 1 } }
    var order = nodes.filter { waiting[$0] == 0 }
    var position = 0
    while position < order.count {
        for other in next(order[position]) {
            waiting[other] -= 1
            if waiting[other] == 0 { order.append(other) }
        }
        position += 1
    }
    return order
}

/// The strongly connected components: the sets of nodes that lead to each other, by Kosaraju's algorithm.
///
/// - Parameter next: for each node, the nodes that it leads to.
package func stronglyConnectedComponents(_ next: [[Int]]) -> [[Int]] {
    var previous = [[Int]](repeating: [], count: next.count)
    for (node, others) in next.enumerated() { for other in others { previous[other].append(node) } }
    var isTaken = [Bool](repeating: false, count: next.count)
    return postorder(from: next.indices, count: next.count) { next[$0] }.reversed().compactMap { start in
        guard !isTaken[start] else { return nil }
        isTaken[start] = true
        var component = [start]
        var position = 0
        while position < component.count {
            for node in previous[component[position]] where !isTaken[node] {
                isTaken[node] = true
                component.append(node)
            }
            position += 1
        }
        return component
    }
}
