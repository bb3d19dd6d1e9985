/// The immediate dominators of the nodes of a graph: the nearest other node on every path from a start.
package struct Dominators {
    /// By node; `nil` for a node that is not reached, and for one that no other node dominates.
    private var immediate: [Int?]
    /// By node, its position in reverse postorder; `nil` if it is not reached.
    private var position: [Int?]

    /// - Parameters:
    ///   - count: nodes are numbered from 0.
    ///   - next: the nodes that a node leads to.
    package init(from starts: [Int], count: Int, _ next: (Int) -> [Int]) {
        let order = Array(postorder(from: starts, count: count, next).reversed())
        position = [Int?](repeating: nil, count: count)
        for (place, node) in order.enumerated() { position[node] = place }
        immediate = [Int?](repeating: nil, count: count)
        var previous = [[Int]](repeating: [], count: count)
        for node in order {
            for other in next(node) { previous[other].append(node) }
        }
        let isStart = Set(starts)
        // A node is settled if it is a start or has a value, which may be "none".
        var isSettled = [Bool](repeating: false, count: count)
        var isChanging = true
        while isChanging {
            isChanging = false
            for node in order {
                var found: Int?
                if !isStart.contains(node) {
                    let known = previous[node].filter { isSettled[$0] }
                    found = known.dropFirst().reduce(known.first) { nearest($0, $1) }
                }
                if !isSettled[node] || immediate[node] != found {
                    (immediate[node], isSettled[node]) = (found, true)
                    isChanging = true
                }
            }
        }
    }

    /// The nearest node on every path to all of some nodes, which may be one of them; `nil` if there is none.
    package func nearest(to nodes: some Sequence<Int>) -> Int? {
        var iterator = nodes.makeIterator()
        guard var found = iterator.next(), position[found] != nil else { return nil }
        while let node = iterator.next() {
            guard let both = nearest(found, node) else { return nil }
            found = both
        }
        return found
    }

    /// The nearest node on every path to a node, apart from itself; `nil` if there is none.
    package func above(_ node: Int) -> Int? { immediate[node] }

    /// The nearest node that dominates both, or is one of them and dominates the other.
    private func nearest(_ first: Int?, _ second: Int?) -> Int? {
        var (left, right) = (first, second)
        while let one = left, let other = right {
            if one == other { return one }
            guard let place = position[one], let otherPlace = position[other] else { return nil }
            if place > otherPlace { left = immediate[one] } else { right = immediate[other] }
        }
        return nil
    }
}
