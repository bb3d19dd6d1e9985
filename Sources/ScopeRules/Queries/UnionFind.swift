/// Disjoint sets of numbers.
struct UnionFind {
    private var above: [Int: Int] = [:]

    /// The representative of the number's set.
    mutating func first(of number: Int) -> Int {
        var top = number
        while let next = above[top] { top = next }
        var current = number
        while let next = above[current], next != top {
            above[current] = top
            current = next
        }
        return top
    }

    mutating func join(_ numbers: some Collection<Int>) {
        guard let one = numbers.first else { return }
        for other in numbers.dropFirst() {
            let (left, right) = (first(of: one), first(of: other))
            if left != right { above[max(left, right)] = min(left, right) }
        }
    }
}
