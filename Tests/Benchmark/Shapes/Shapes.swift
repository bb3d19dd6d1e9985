/// The shapes that are hard on whoever follows every path, calls itself for every level, or compares all with all.
enum Shape: String, CaseIterable {
    /// Each scope makes two, which make the same next one: 2^n paths lead down n rungs.
    case ladder
    /// Each scope makes one other; the last one reads what the first one makes.
    case chain
    /// One scope below the root makes all others, which read what the root makes.
    case star
    /// Each scope makes eight others, and all read what the root makes.
    case readers
    /// Many short ladders side by side: 32 paths lead to the end of each.
    case ladders

    /// The number of scopes of each short ladder.
    static let scopesOfLadder = 3 * rungsOfLadder
    private static let rungsOfLadder = 5

    /// - Parameter size: the number of rungs, or of scopes.
    func tree(size: Int) -> ScopeTree {
        switch self {
        case .ladder: ladder(size)
        case .chain: chain(size)
        case .star: star(size)
        case .readers: readers(size)
        case .ladders: ladders(size)
        }
    }

    private func ladder(_ rungs: Int) -> ScopeTree {
        var tree = ScopeTree(root: "App")
        var joint = 0
        for rung in 1...rungs {
            let left = tree.add("Left\(rung)", below: [joint], reads: false)
            let right = tree.add("Right\(rung)", below: [joint], reads: false)
            joint = tree.add("Joint\(rung)", below: [left, right], reads: rung == rungs)
        }
        return tree
    }

    private func ladders(_ count: Int) -> ScopeTree {
        var tree = ScopeTree(root: "App")
        for ladder in 1...count {
            var joint = 0
            for rung in 1...Self.rungsOfLadder {
                let name = "\(ladder)x\(rung)"
                let left = tree.add("Left\(name)", below: [joint], reads: true)
                let right = tree.add("Right\(name)", below: [joint], reads: true)
                joint = tree.add("Joint\(name)", below: [left, right], reads: true)
            }
        }
        return tree
    }

    private func chain(_ size: Int) -> ScopeTree {
        var tree = ScopeTree(root: "App")
        var last = 0
        for number in 1..<size { last = tree.add("Link\(number)", below: [last], reads: number == size - 1) }
        return tree
    }

    private func star(_ size: Int) -> ScopeTree {
        var tree = ScopeTree(root: "App")
        let hub = tree.add("Hub", below: [0], reads: false)
        for number in 2..<size { _ = tree.add("Ray\(number)", below: [hub], reads: true) }
        return tree
    }

    private func readers(_ size: Int) -> ScopeTree {
        var tree = ScopeTree(root: "App")
        for number in 1..<size { _ = tree.add("Reader\(number)", below: [(number - 1) / 8], reads: true) }
        return tree
    }
}
