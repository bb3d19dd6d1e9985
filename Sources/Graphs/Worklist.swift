/// Nodes to visit: each of them once, in the order in which they were added.
@usableFromInline
package struct Worklist<Node: Hashable> {
    /// All nodes so far, whether visited or not.
    @usableFromInline package private(set) var nodes: [Node] = []
    @usableFromInline var known: Set<Node> = []
    @usableFromInline var position = 0

    @inlinable
    package init(_ nodes: some Sequence<Node>) { insert(nodes) }

    /// - Returns: whether the node is new.
    @inlinable @discardableResult
    package mutating func insert(_ node: Node) -> Bool {
        guard known.insert(node).inserted else { return false }
        nodes.append(node)
        return true
    }

    @inlinable
    package mutating func insert(_ nodes: some Sequence<Node>) {
        for node in nodes { insert(node) }
    }

    @inlinable
    package func contains(_ node: Node) -> Bool { known.contains(node) }

    /// The first node that has not been visited; the caller may add more while it visits it.
    @inlinable
    package mutating func next() -> Node? {
        guard position < nodes.count else { return nil }
        defer { position += 1 }
        return nodes[position]
    }
}

/// Some nodes and all that they lead to, directly or not: each once, the nearest first.
///
/// - Parameter next: the nodes that a node leads to.
@inlinable
package func reachable<Node: Hashable>(
    from starts: some Sequence<Node>,
    _ next: (Node) -> some Sequence<Node>
) -> [Node] {
    var worklist = Worklist(starts)
    while let node = worklist.next() { worklist.insert(next(node)) }
    return worklist.nodes
}

/// Repeats an update along edges until nothing changes.
///
/// - Parameters:
///   - starts: the nodes whose successors are updated first.
///   - next: the nodes that depend on a node.
///   - update: updates a node from one that it depends on, and returns whether that changed it.
@inlinable
package func propagate<Node>(
    from starts: [Node],
    to next: (Node) -> some Sequence<Node>,
    _ update: (_ node: Node, _ source: Node) -> Bool
) {
    var changed = starts
    var position = 0
    while position < changed.count {
        let source = changed[position]
        position += 1
        for node in next(source) where update(node, source) { changed.append(node) }
    }
}
