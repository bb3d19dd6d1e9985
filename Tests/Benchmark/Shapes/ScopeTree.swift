/// Who makes whom, in an app of a certain shape: what the writers of sources turn into code.
struct ScopeTree {
    /// Each scope once; the first is the root, and each stands behind all that make it.
    private(set) var names: [String]
    /// For each scope those that it makes: indices into `names`.
    private(set) var children: [[Int]]
    /// For each scope whether it reads the property that the root makes.
    private(set) var reads: [Bool]

    init(root: String) {
        names = [root]
        children = [[]]
        reads = [false]
    }

    /// Adds a scope below others.
    ///
    /// - Returns: its index.
    mutating func add(_ name: String, below parents: [Int], reads: Bool) -> Int {
        let number = names.count
        names.append(name)
        children.append([])
        self.reads.append(reads)
        for parent in parents { children[parent].append(number) }
        return number
    }

    /// The number of paths from the root to all scopes.
    var pathCount: Int {
        var counts = [Int](repeating: 0, count: names.count)
        counts[0] = 1
        for (number, below) in children.enumerated() {
            for child in below { counts[child] += counts[number] }
        }
        return counts.reduce(0, +)
    }

    /// For each scope whether it or one below it reads the root's property: it has to be handed that far.
    var needs: [Bool] {
        var needs = reads
        for number in names.indices.reversed() where !needs[number] {
            needs[number] = children[number].contains { needs[$0] }
        }
        return needs
    }
}
