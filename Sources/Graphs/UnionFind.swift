/// Disjoint sets of the numbers below a count.
package struct UnionFind {
    private var parents: [Int]

    /// - Parameter count: the number of sets, each of one number.
    package init(count: Int) { parents = Array(0..<count) }

    /// The smallest number of a number's set.
    package mutating func first(of number: Int) -> Int {
        var top = number
        while parents[top] != top { top = parents[top] }
        var current = number
        while parents[current] != top {
            let next = parents[current]
            parents[current] = top
            current = next
        }
        return top
    }

    package mutating func join(_ one: Int, _ other: Int) {
        let (left, right) = (first(of: one), first(of: other))
        parents[max(left, right)] = min(left, right)
    }
}
