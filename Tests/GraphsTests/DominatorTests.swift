import Graphs
import Testing

@Suite struct DominatorTests {
    @Test func theNearestNodeOnAllPaths() {
        // 0 → 1 → 2, 3; 2, 3 → 4; 0 → 5; 6 alone and not reached.
        let next = [[1, 5], [2, 3], [4], [4], [], [], []]
        let dominators = Dominators(from: [0], count: next.count) { next[$0] }
        #expect(dominators.nearest(to: [4]) == 4)
        #expect(dominators.above(4) == 1)
        #expect(dominators.nearest(to: [2, 3]) == 1)
        #expect(dominators.nearest(to: [4, 1]) == 1)
        #expect(dominators.nearest(to: [4, 5]) == 0)
        #expect(dominators.nearest(to: [6]) == nil)
        #expect(dominators.above(0) == nil)
    }

    /// Dominators by definition, on random graphs with several starts and cycles.
    @Test(arguments: 1...40) func theyAreOnAllPaths(seed: Int) {
        var state = UInt64(seed)
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let count = 2 + random(9)
        var next = [[Int]](repeating: [], count: count)
        for _ in 0..<random(3 * count) { next[random(count)].append(random(count)) }
        let starts = [0, random(count)]
        let reached = Set(reachable(from: starts) { next[$0] })
        let dominators = Dominators(from: starts, count: count) { next[$0] }
        for node in reached {
            let others = (0..<count).filter { other in
                let without = reachable(from: starts.filter { $0 != other }) { next[$0].filter { $0 != other } }
                return other != node && !without.contains(node)
            }
            var found: [Int] = []
            var above = dominators.above(node)
            while let dominator = above {
                found.append(dominator)
                above = dominators.above(dominator)
            }
            #expect(found.sorted() == others)
        }
    }
}
