import Graphs
import Testing

@Suite struct ReachableTests {
    private let next = ["a": ["b", "c"], "b": ["d"], "c": ["d", "a"], "d": ["d"], "e": ["a"]]

    @Test func visitsEachNodeOnceAndTheNearestFirst() {
        #expect(reachable(from: ["a"]) { next[$0] ?? [] } == ["a", "b", "c", "d"])
        #expect(reachable(from: ["d", "e", "d"]) { next[$0] ?? [] } == ["d", "e", "a", "b", "c"])
        #expect(reachable(from: [String]()) { next[$0] ?? [] } == [])
    }

    @Test func aWorklistTakesNodesWhileItIsRead() {
        var worklist = Worklist([3])
        var visited: [Int] = []
        while let node = worklist.next() {
            visited.append(node)
            if node > 0 { worklist.insert([node - 1, node]) }
        }
        #expect(visited == [3, 2, 1, 0])
        #expect(worklist.nodes == visited)
        #expect(worklist.contains(2) && !worklist.contains(4))
        let isNew = worklist.insert(2)
        #expect(!isNew)
        let end = worklist.next()
        #expect(end == nil)
        worklist.insert(4)
        let added = worklist.next()
        #expect(added == 4)
    }

    @Test func propagatesUntilNothingChanges() {
        // The largest number that leads to each node, around a cycle.
        let next = [[1], [2], [0, 3], []]
        var largest = [0, 7, 0, 5]
        propagate(from: [0, 1, 2, 3], to: { next[$0] }) { node, source in
            guard largest[source] > largest[node] else { return false }
            largest[node] = largest[source]
            return true
        }
        #expect(largest == [7, 7, 7, 7])
    }
}

@Suite struct ShortestPathsTests {
    private let next = [[1, 2], [3], [3, 0], [4], [], [0]]

    @Test func findsTheFirstOfTheShortestPaths() {
        let paths = ShortestPaths(from: [0]) { next[$0] }
        #expect(paths.nodes == [0, 1, 2, 3, 4])
        #expect(paths.path(to: 4) == [0, 1, 3, 4])
        #expect(paths.distance(to: 4) == 3)
        #expect(paths.path(to: 0) == [0])
        #expect(paths.distance(to: 5) == nil)
        #expect(paths.path(to: 5) == [])
    }

    @Test func beginsAtTheNearestStart() {
        let paths = ShortestPaths(from: [5, 2]) { next[$0] }
        #expect(paths.path(to: 3) == [2, 3])
        #expect(paths.path(to: 1) == [5, 0, 1])
    }

    @Test func endsWithTheNodesBesideTheFirstEnd() {
        var expanded: [Int] = []
        let paths = ShortestPaths(from: [0], until: { $0 == 1 }) { node in
            expanded.append(node)
            return next[node]
        }
        #expect(expanded == [0])
        #expect(paths.nodes == [0, 1, 2])
        let nowhere = ShortestPaths(from: [0], until: { $0 == 0 }) { next[$0] }
        #expect(nowhere.nodes == [0])
    }
}

@Suite struct OrderTests {
    @Test func postorderIsDepthFirst() {
        let next = [[1, 2], [3], [3], [], [0]]
        #expect(postorder(from: [0], count: 5) { next[$0] } == [3, 1, 2, 0])
        #expect(postorder(from: [4, 0, 4], count: 5) { next[$0] } == [3, 1, 2, 0, 4])
    }

    @Test func topologicalOrderLeavesOutCycles() {
        let next = [[1, 1], [2], [], [4], [3, 2]]
        #expect(topologicalOrder(of: 0..<5, count: 5) { next[$0] } == [0, 1])
        #expect(topologicalOrder(of: [2, 0, 1], count: 5) { next[$0] } == [0, 1, 2])
    }

    @Test func deepGraphsDoNotOverflowTheStack() {
        let count = 200_000
        let chain = (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }
        #expect(postorder(from: [0], count: count) { chain[$0] }.first == count - 1)
        #expect(stronglyConnectedComponents(chain).count == count)
    }

    /// Components by definition, on random graphs: nodes are in one if each leads to the other.
    @Test(arguments: 1...40) func componentsAreTheNodesThatLeadToEachOther(seed: Int) {
        var state = UInt64(seed)
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let count = 1 + random(12)
        var next = [[Int]](repeating: [], count: count)
        for _ in 0..<random(3 * count) { next[random(count)].append(random(count)) }
        let reached = (0..<count).map { node in Set(reachable(from: [node]) { next[$0] }) }
        let expected = Set(
            (0..<count).map { node in reached[node].filter { reached[$0].contains(node) } }
        )
        let components = stronglyConnectedComponents(next)
        #expect(Set(components.map { Set($0) }) == expected)
        #expect(components.flatMap { $0 }.sorted() == Array(0..<count))
    }
}

@Suite struct UnionFindTests {
    @Test func theSmallestNumberRepresentsASet() {
        var sets = UnionFind(count: 7)
        sets.join(5, 6)
        sets.join(3, 4)
        sets.join(6, 4)
        sets.join(4, 5)
        let representatives = (0..<7).map { sets.first(of: $0) }
        #expect(representatives == [0, 1, 2, 3, 3, 3, 3])
    }
}
