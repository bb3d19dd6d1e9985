import ScopeGraph
import ScopeRules
import TestSupport
import Testing

/// The four questions that rules and commands ask of a graph.
@Suite("Questions to the graph")
struct GraphQueryTests {
    /// A root that makes `value`; a scope that forwards it by a member, one by a generated member, one that makes its own.
    private var subject: RuleSubject {
        let scopes = [
            HandMadeGraphs.scope(0, root: true, provides: ["value"]),
            HandMadeGraphs.scope(1, requires: ["value"], passesOn: ["value"]),
            HandMadeGraphs.scope(2),
            HandMadeGraphs.scope(3, provides: ["value"]),
            HandMadeGraphs.scope(4, requires: ["value", "other"]),
            HandMadeGraphs.scope(5, requires: ["value"]),
        ]
        let edges = [(0, 1), (0, 2), (0, 3), (1, 4), (2, 4), (3, 4), (2, 5)].map { HandMadeGraphs.edge($0, $1) }
        return RuleSubject(graph: HandMadeGraphs.graph(scopes, edges))
    }

    private func need(_ name: String, of scope: Int) throws -> Int {
        try #require(subject.needs(of: scope, named: name).first)
    }

    @Test func suppliersAndOriginsOfARequirement() throws {
        let value = subject.suppliers(of: try need("value", of: 4))
        #expect(value.suppliers == [0, 1, 3])
        #expect(value.origins == [0, 3])
        #expect(subject.suppliers(of: try need("other", of: 4)).suppliers.isEmpty)
        #expect(subject.needs(of: 4, named: "nothing").isEmpty)
    }

    @Test func consumersOfAProvisionNearestFirst() {
        let root = subject.consumers(of: "value", from: 0).map { subject.resolution.needs[$0].scope }
        #expect(root == [1, 2, 4, 5])
        #expect(subject.consumers(of: "value", from: 3).map { subject.resolution.needs[$0].scope } == [4])
        #expect(subject.consumers(of: "value", from: 5).isEmpty)
        #expect(subject.consumers(of: "other", from: 0).isEmpty)
    }

    @Test func waysUpEndWhereSomethingAnswers() throws {
        let routes = subject.routesUp(from: try need("value", of: 4))
        #expect(routes.map(\.scope) == [1, 3, 0])
        #expect(routes.allSatisfy { $0.conflict == nil })
        #expect(routes.map { $0.needs.map { subject.resolution.needs[$0].scope } } == [[4], [4], [4, 2]])
        #expect(subject.routesUp(from: try need("other", of: 4)).isEmpty)
    }

    @Test func searchGoesAsFarAsNothingAnswers() throws {
        #expect(subject.searchedScopes(from: [try need("value", of: 4)]) == [0, 1, 2, 3])
        #expect(subject.searchedScopes(from: [try need("value", of: 5)]) == [0, 2])
        #expect(subject.searchedScopes(from: []).isEmpty)
    }

    @Test("twenty thousand readers are asked for once")
    func manyReaders() {
        let isInProportion = growsInProportion(from: 2_000, to: 20_000) { count in
            let subject = RuleSubject(graph: HandMadeGraphs.star(children: count, provides: ["value"]))
            #expect(subject.consumers(of: "value", from: 0).count == count)
        }
        #expect(isInProportion)
    }
}
