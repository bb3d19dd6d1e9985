/// The shortest paths from some nodes to all that they lead to.
package struct ShortestPaths<Node: Hashable> {
    @usableFromInline
    struct Step {
        /// A start is its own predecessor.
        @usableFromInline let previous: Node
        @usableFromInline let distance: Int

        @inlinable
        init(previous: Node, distance: Int) {
            self.previous = previous
            self.distance = distance
        }
    }

    /// The nodes that were reached, the nearest first.
    @usableFromInline package private(set) var nodes: [Node] = []
    @usableFromInline var steps: [Node: Step] = [:]

    /// - Parameters:
    ///   - isEnd: called once for each reached node. The search ends with the successors of the node that led to the
    ///     first end.
    ///   - next: the nodes that a node leads to.
    @inlinable
    package init(
        from starts: some Sequence<Node>,
        until isEnd: (Node) -> Bool = { _ in false },
        _ next: (Node) -> some Sequence<Node>
    ) {
        var isFound = false
        for start in starts where steps[start] == nil {
            reach(start, from: start, distance: 0)
            if isEnd(start) { isFound = true }
        }
        var position = 0
        while position < nodes.count, !isFound {
            let node = nodes[position]
            position += 1
            let distance = (steps[node]?.distance ?? 0) + 1
            for other in next(node) where steps[other] == nil {
                reach(other, from: node, distance: distance)
                if isEnd(other) { isFound = true }
            }
        }
    }

    @inlinable
    mutating func reach(_ node: Node, from previous: Node, distance: Int) {
        steps[node] = Step(previous: previous, distance: distance)
        nodes.append(node)
    }

    /// The number of edges to a node; `nil` if it was not reached.
    @inlinable
    package func distance(to node: Node) -> Int? { steps[node]?.distance }

    /// The nodes from a start to a node, both included; empty if it was not reached.
    @inlinable
    package func path(to node: Node) -> [Node] {
        guard steps[node] != nil else { return [] }
        var path = [node]
        while let last = path.last, let previous = steps[last]?.previous, previous != last { path.append(previous) }
        return path.reversed()
    }
}
