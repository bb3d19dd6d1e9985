import ScopeGraph
import ScopeRules
import Testing

@Suite struct RecursionTests {
    private func loops(_ count: Int, _ edges: [(Int, Int)], _ dialect: Dialect = .needle) -> [[String]] {
        let scopes = (0..<count).map { HandMadeGraphs.scope($0, root: $0 == 0, dialect: dialect) }
        let graph = HandMadeGraphs.graph(scopes, edges.map { HandMadeGraphs.edge($0, $1) })
        return RecursiveScope.findings(in: RuleSubject(graph: graph)).map { $0.identity }
    }

    @Test func namesEachCircleOnceAndTheShortestWayRound() {
        let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (2, 1), (3, 4), (4, 5), (5, 5)]
        #expect(loops(6, edges) == [["App.Scope1", "App.Scope2"], ["App.Scope5"]])
    }

    @Test func diamondsAreNoCircles() {
        #expect(loops(4, [(0, 1), (0, 2), (1, 3), (2, 3)]).isEmpty)
    }

    @Test func inRIBsRecursionIsOnlySaidToThoseWhoAsk() {
        let scopes = (0..<2).map { HandMadeGraphs.scope($0, root: $0 == 0, dialect: .ribs) }
        let graph = HandMadeGraphs.graph(scopes, [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 1)])
        let subject = RuleSubject(graph: graph)
        #expect(findings(in: subject).allSatisfy { $0.rule != RecursiveScope.id })
        let asked = findings(in: subject, severities: [RecursiveScope.id: .warning]).filter {
            $0.rule == RecursiveScope.id
        }
        #expect(asked.map(\.identity) == [["App.Scope1"]])
    }

    @Test func aLongWayRoundNeedsNoDeepStack() {
        let count = 20_000
        let edges = (0..<count).map { ($0, $0 == count - 1 ? 1 : $0 + 1) }
        #expect(loops(count, edges).map(\.count) == [count - 1])
    }
}
