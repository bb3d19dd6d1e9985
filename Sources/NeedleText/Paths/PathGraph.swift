import Graphs

/// The components and their parents, as far as paths depend on them.
package struct PathGraph: Sendable {
    /// The name of each component in a path.
    package let names: [String]
    /// For each component, its parents; one that creates it twice may occur twice. Indices into `names`.
    package let parents: [[Int]]
    /// For each component, whether paths begin at it.
    package let isRoot: [Bool]

    package init(names: [String], parents: [[Int]], isRoot: [Bool]) {
        self.names = names
        self.parents = parents
        self.isRoot = isRoot
    }

    /// All components in topological order, parents first; those on a cycle, and below one, are left out.
    package func ancestorsFirst() -> [Int] {
        var children = [[Int]](repeating: [], count: parents.count)
        for (number, parents) in parents.enumerated() {
            for parent in parents { children[parent].append(number) }
        }
        return topologicalOrder(of: parents.indices, count: parents.count) { children[$0] }
    }
}
