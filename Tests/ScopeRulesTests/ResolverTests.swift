import ScopeGraph
import ScopeRules
import TestSupport
import Testing

/// The resolver on graphs made by hand: what it finds, and that it comes to an end.
@Suite struct ResolverTests {
    private func need(_ name: String, of scope: Int, in resolution: Resolution) throws -> Resolution.Need {
        try #require(resolution.needsOfScope[scope].map { resolution.needs[$0] }.first { $0.name == name })
    }

    @Test func nearestAncestorSupplies() throws {
        let graph = HandMadeGraphs.graph(
            [
                HandMadeGraphs.scope(0, root: true, provides: ["value"]),
                HandMadeGraphs.scope(1, provides: ["value"]),
                HandMadeGraphs.scope(2, requires: ["value"], provides: ["value"]),
            ],
            [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 2)]
        )
        let value = try need("value", of: 2, in: Resolution(of: graph))
        #expect(value.suppliers == [1])
        #expect(value.origins == [1])
        #expect(value.failures == [])
    }

    @Test func originLiesAbovePassThroughs() throws {
        let graph = HandMadeGraphs.graph(
            [
                HandMadeGraphs.scope(0, root: true, provides: ["value"]),
                HandMadeGraphs.scope(1, requires: ["value"], passesOn: ["value"]),
                HandMadeGraphs.scope(2, requires: ["value"]),
            ],
            [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 2)]
        )
        let value = try need("value", of: 2, in: Resolution(of: graph))
        #expect(value.suppliers == [1])
        #expect(value.origins == [0])
    }

    @Test func differentWaysUpKeepTheirSuppliers() throws {
        let graph = HandMadeGraphs.graph(
            [
                HandMadeGraphs.scope(0, root: true),
                HandMadeGraphs.scope(1, provides: ["value"]),
                HandMadeGraphs.scope(2, provides: ["value"]),
                HandMadeGraphs.scope(3),
                HandMadeGraphs.scope(4, requires: ["value"]),
            ],
            [
                HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(0, 2), HandMadeGraphs.edge(0, 3),
                HandMadeGraphs.edge(1, 4), HandMadeGraphs.edge(2, 4), HandMadeGraphs.edge(3, 4),
            ]
        )
        let subject = RuleSubject(graph: graph)
        let value = try need("value", of: 4, in: subject.resolution)
        #expect(value.suppliers == [1, 2])
        #expect(value.failures.count == 1)
        #expect(findings(in: subject).map(\.rule) == ["missing-provider"])
    }

    @Test func scopeNeverSuppliesItself() throws {
        let graph = HandMadeGraphs.graph(
            [HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1, requires: ["value"], provides: ["value"])],
            [HandMadeGraphs.edge(0, 1)]
        )
        let value = try need("value", of: 1, in: Resolution(of: graph))
        #expect(value.suppliers == [])
        #expect(!value.failures.isEmpty)
    }

    @Test func recursionComesToAnEnd() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true, provides: ["value"]),
            HandMadeGraphs.scope(1, requires: ["value"]),
            HandMadeGraphs.scope(2, requires: ["value", "other"]),
        ]
        let edges = [
            HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 1), HandMadeGraphs.edge(1, 2), HandMadeGraphs.edge(2, 1),
        ]
        let subject = RuleSubject(graph: HandMadeGraphs.graph(scopes, edges))
        #expect(try need("value", of: 2, in: subject.resolution).suppliers == [0])
        let found = findings(in: subject).filter { $0.rule == "missing-provider" }
        #expect(found.map(\.property) == ["other"])
    }

    @Test func recursionWithoutRootComesToAnEnd() {
        let scopes = [HandMadeGraphs.scope(0, requires: ["value"]), HandMadeGraphs.scope(1, requires: ["value"])]
        let graph = HandMadeGraphs.graph(scopes, [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 0)])
        let errors = findings(in: RuleSubject(graph: graph)).filter { $0.severity == .error }
        #expect(errors.map(\.rule) == ["recursive-scope"])
    }

    @Test(arguments: [["value"], []])
    func ladderOfDiamondsTakesNoPaths(_ provides: [String]) throws {
        let subject = RuleSubject(graph: HandMadeGraphs.diamonds(count: 200, provides: provides))
        let value = try need("value", of: 600, in: subject.resolution)
        #expect(value.suppliers == (provides.isEmpty ? [] : [0]))
        #expect(subject.resolution.needs.count <= 601)
        #expect(findings(in: subject).map(\.rule) == (provides.isEmpty ? ["missing-provider"] : []))
    }

    @Test(arguments: [["value"], []])
    func chainOfTwentyThousandIsWalkedWithoutRecursion(_ provides: [String]) throws {
        let isInProportion = try growsInProportion(from: 2_000, to: 20_000) { length in
            let subject = RuleSubject(graph: HandMadeGraphs.chain(length: length, provides: provides))
            let value = try need("value", of: length - 1, in: subject.resolution)
            #expect(value.suppliers == (provides.isEmpty ? [] : [0]))
            #expect(findings(in: subject).map(\.rule) == (provides.isEmpty ? ["missing-provider"] : []))
        }
        #expect(isInProportion)
    }

    @Test(arguments: [["value"], []])
    func twentyThousandReadersOfOneProperty(_ provides: [String]) throws {
        let isInProportion = try growsInProportion(from: 2_000, to: 20_000) { count in
            let subject = RuleSubject(graph: HandMadeGraphs.star(children: count, provides: provides))
            let value = try need("value", of: count, in: subject.resolution)
            #expect(value.suppliers == (provides.isEmpty ? [] : [0]))
            let found = findings(in: subject)
            #expect(found.count == (provides.isEmpty ? 1 : 0))
            #expect(found.first?.readers.count == (provides.isEmpty ? count : nil))
        }
        #expect(isInProportion)
    }

    @Test func impactFollowsTwentyThousandHandsOnce() throws {
        let isInProportion = try growsInProportion(from: 2_000, to: 20_000) { length in
            let subject = RuleSubject(graph: HandMadeGraphs.relay(length: length))
            let answer = try #require(subject.impactAnswer(of: 0, property: "value", testDoubles: []))
            #expect(answer.sections.first?.notes.count == length - 1)
        }
        #expect(isInProportion)
    }
}
