import ScopeGraph
import ScopeRules
import Testing

/// One cause is one finding, whatever the number of readers, ways and roots; and its repair stands where it reaches all.
@Suite struct GroupingTests {
    private func missing(_ scopes: [Scope], _ edges: [Edge]) -> [Finding] {
        let subject = RuleSubject(graph: HandMadeGraphs.graph(scopes, edges))
        return findings(in: subject).filter { $0.rule == "missing-provider" }
    }

    private func repairs(_ finding: Finding) -> [String] { finding.repairs.map(\.title.text) }

    /// A root, two scopes below it, and readers in chains of up to five scopes below each.
    private func tree(dialect: Dialect, providing: Bool) -> ([Scope], [Edge]) {
        var scopes = [HandMadeGraphs.scope(0, root: true, provides: providing ? ["value"] : [], dialect: dialect)]
        var edges: [Edge] = []
        for half in 1...2 {
            scopes.append(HandMadeGraphs.scope(half, dialect: dialect))
            edges.append(HandMadeGraphs.edge(0, half))
        }
        for reader in 0..<40 {
            let number = reader + 3
            let isTopOfChain = reader % 5 == 0
            scopes.append(HandMadeGraphs.scope(number, requires: ["value"], dialect: dialect))
            edges.append(HandMadeGraphs.edge(isTopOfChain ? 1 + reader / 20 : number - 1, number))
        }
        return (scopes, edges)
    }

    @Test(arguments: [Dialect.needle, .ribs])
    func fortyReadersAreOneFinding(_ dialect: Dialect) throws {
        let (scopes, edges) = tree(dialect: dialect, providing: false)
        let found = missing(scopes, edges)
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.readers.count == 40)
        #expect(finding.otherRoutes == 0)
        #expect(finding.chain.map(\.scope) == ["Scope0", "Scope1", "Scope3", "Scope3"])
        #expect(repairs(finding) == ["Add `var value: Value` to `Scope0`"])
    }

    @Test func nothingIsSaidWhereTheRootProvides() {
        let (scopes, edges) = tree(dialect: .needle, providing: true)
        #expect(missing(scopes, edges).isEmpty)
    }

    /// All readers are below scope 2 of 0 -> 1 -> 2, which is nearer than the root.
    @Test func theNearestCommonScopeIsNamed() throws {
        let readers = (3...9).map { HandMadeGraphs.scope($0, requires: ["value"]) }
        let tops = [HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1), HandMadeGraphs.scope(2)]
        let edges = [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 2)] + (3...9).map { HandMadeGraphs.edge(2, $0) }
        let finding = try #require(missing(tops + readers, edges).first)
        #expect(
            repairs(finding) == [
                "Add `var value: Value` to `Scope2`, the nearest scope above all 7 readers, or to one above it"
            ]
        )
    }

    /// Scope 2 reads it too, and no scope supplies itself: the repair stands above.
    @Test func aReaderIsNotItsOwnProvider() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1),
            HandMadeGraphs.scope(2, requires: ["value"]), HandMadeGraphs.scope(3, requires: ["value"]),
        ]
        let edges = [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 2), HandMadeGraphs.edge(2, 3)]
        let found = missing(scopes, edges)
        #expect(found.map(\.readers.count) == [2])
        #expect(
            found.map(repairs) == [
                ["Add `var value: Value` to `Scope1`, the nearest scope above both readers, or to one above it"]
            ]
        )
    }

    /// Two ways lead down to scope 3, and both leave scope 0: neither 1 nor 2 lies on both.
    @Test func waysAroundAScopeRuleItOut() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1), HandMadeGraphs.scope(2),
            HandMadeGraphs.scope(3, requires: ["value"]),
        ]
        let edges = [
            HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(0, 2), HandMadeGraphs.edge(1, 3), HandMadeGraphs.edge(2, 3),
        ]
        let found = missing(scopes, edges)
        #expect(found.map(\.otherRoutes) == [1])
        #expect(found.map(repairs) == [["Add `var value: Value` to `Scope0`"]])
    }

    @Test func waysAreCountedAndNotWalked() throws {
        let three = try #require(
            findings(in: RuleSubject(graph: HandMadeGraphs.diamonds(count: 3, provides: []))).first
        )
        #expect(three.otherRoutes == 7)
        #expect(three.notes.contains { $0.message.text == "7 other paths lead to the same scope" })
        #expect(repairs(three) == ["Add `var value: Value` to `Scope6`, or to a scope above it"])
        let many = try #require(
            findings(in: RuleSubject(graph: HandMadeGraphs.diamonds(count: 200, provides: []))).first
        )
        #expect(many.notes.contains { $0.message.text == "more than 1000 other paths lead to the same scope" })
        #expect(repairs(many) == ["Add `var value: Value` to `Scope597`, or to a scope above it"])
    }

    @Test func rootsWithoutACommonScopeAreAllNamed() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1, root: true),
            HandMadeGraphs.scope(2, requires: ["value"]), HandMadeGraphs.scope(3, requires: ["value"]),
        ]
        let edges = [HandMadeGraphs.edge(0, 2), HandMadeGraphs.edge(1, 2), HandMadeGraphs.edge(1, 3)]
        let found = missing(scopes, edges)
        #expect(found.map(\.readers.count) == [2], "What waits at a root that lacks it has one cause.")
        #expect(found.map(\.otherRoutes) == [1])
        #expect(found.map(repairs) == [["Add `var value: Value` to `Scope0` and `Scope1`"]])
    }

    @Test func aScopeBelowAllRootsRepairsThemAll() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1, root: true), HandMadeGraphs.scope(2),
            HandMadeGraphs.scope(3, requires: ["value"]),
        ]
        let edges = [HandMadeGraphs.edge(0, 2), HandMadeGraphs.edge(1, 2), HandMadeGraphs.edge(2, 3)]
        let found = missing(scopes, edges)
        #expect(found.map(repairs) == [["Add `var value: Value` to `Scope2`, or to a scope above it"]])
    }

    /// Root 1 has it: a provider in scope 2 would hide that one.
    @Test func whatWouldHideAProviderIsTheSecondChoice() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1, root: true, provides: ["value"]),
            HandMadeGraphs.scope(2), HandMadeGraphs.scope(3, requires: ["value"]),
        ]
        let edges = [HandMadeGraphs.edge(0, 2), HandMadeGraphs.edge(1, 2), HandMadeGraphs.edge(2, 3)]
        let finding = try #require(missing(scopes, edges).first)
        #expect(
            repairs(finding) == [
                "Add `var value: Value` to `Scope0`",
                "Add `var value: Value` to `Scope2`, where it shadows `Scope1.value`",
            ]
        )
        #expect(finding.nearMisses.map(\.message.text) == ["`Scope1.value` is on a different path"])
    }

    /// Scope 1 hands on its own dependency only: what it has, nobody below can read.
    @Test func aScopeThatHandsOnItsDependencyCannotProvide() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true, dialect: .ribs), HandMadeGraphs.scope(1, dialect: .ribs),
            HandMadeGraphs.scope(2, requires: ["value"], dialect: .ribs),
        ]
        let edges = [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 2, injected: .itsDependency)]
        #expect(missing(scopes, edges).map(repairs) == [["Add `var value: Value` to `Scope0`"]])
    }

    @Test func aCircleBelowTheRepairDoesNoHarm() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true, dialect: .ribs), HandMadeGraphs.scope(1, dialect: .ribs),
            HandMadeGraphs.scope(2, requires: ["value"], dialect: .ribs), HandMadeGraphs.scope(3, dialect: .ribs),
        ]
        let edges = [
            HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(1, 2), HandMadeGraphs.edge(2, 3), HandMadeGraphs.edge(3, 2),
        ]
        let found = missing(scopes, edges)
        #expect(found.map(\.otherRoutes) == [0])
        #expect(found.map(repairs) == [["Add `var value: Value` to `Scope1`, or to a scope above it"]])
    }

    /// A near miss in each of many scopes: the nearest are listed, the others counted.
    @Test func nearMissesAreLimitedToTheNearest() throws {
        let siblings = (2...30).map { HandMadeGraphs.scope($0, provides: ["value"]) }
        let scopes =
            [HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1, requires: ["value"])] + siblings
        // A chain that leads away from the reader: 2 is its sibling, 30 is farthest.
        let edges =
            [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(0, 2)] + (3...30).map { HandMadeGraphs.edge($0 - 1, $0) }
        let finding = try #require(missing(scopes, edges).first)
        #expect(finding.nearMisses.map(\.scope) == ["Scope2", "Scope3", "Scope4", "Scope5", "Scope6"])
        #expect(finding.moreNearMisses == 24)
        #expect(finding.notes.contains { $0.message.text == "24 more candidates" })
    }

    /// Nothing joins the two trees: what the other one has is no near miss.
    @Test func otherTreesAreNotSpokenOf() throws {
        let scopes = [
            HandMadeGraphs.scope(0, root: true), HandMadeGraphs.scope(1, requires: ["value"]),
            HandMadeGraphs.scope(2, root: true), HandMadeGraphs.scope(3, provides: ["value"]),
        ]
        let edges = [HandMadeGraphs.edge(0, 1), HandMadeGraphs.edge(2, 3)]
        let finding = try #require(missing(scopes, edges).first)
        #expect(finding.nearMisses.isEmpty)
    }

    /// A root with one member, and 40 scopes below it that read `map`.
    private func market(_ member: String, needle: Bool) -> RuleSubject {
        var source = needle ? "import NeedleFoundation\n" : "import RIBs\n"
        source += "struct Map {}\n"
        var children = ""
        for stall in 1...40 {
            source += "protocol Stall\(stall)Dependency: Dependency { var map: Map { get } }\n"
            source += "final class Stall\(stall)Component: Component<Stall\(stall)Dependency> {"
            source += " func read() { print(dependency.map) } }\n"
            let made = "Stall\(stall)Component(\(needle ? "parent" : "dependency"): self)"
            children += "    func stall\(stall)() { \(made).read() }\n"
        }
        source += "final class MarketComponent: "
        source += needle ? "BootstrapComponent {\n" : "Component<EmptyDependency> {\n"
        if !needle { source += "    init() { super.init(dependency: EmptyComponent()) }\n" }
        source += "    \(member)\n\(children)}\nfunc open() { MarketComponent().stall1() }\n"
        return RuleSubject(source: source)
    }

    @Test(
        arguments: [
            ("private var map: Map { Map() }", "inaccessible-provider"),
            ("var map: Map? { nil }", "type-mismatch"),
            ("var plan: Int { 3 }", "missing-provider"),
        ],
        [false, true]
    )
    func whateverIsWrongIsSaidOnce(_ fault: (member: String, rule: String), _ needle: Bool) throws {
        let found = findings(in: market(fault.member, needle: needle)).filter { $0.severity == .error }
        #expect(found.map(\.rule) == [fault.rule])
        #expect(found.first?.readers.count == 40)
        #expect(found.first?.repairs.count == 1, "What one of 40 asks for is not to be changed.")
    }

    /// One clause for the first child is enough for all that need the same.
    @Test func aMissingPassThroughForManyChildrenIsOneFinding() throws {
        var source = """
            import RIBs
            struct Map {}
            protocol HallDependency: Dependency {}
            final class HallComponent: Component<HallDependency> {

            """
        for stall in 1...40 {
            source += "    func stall\(stall)() { Stall\(stall)Component(dependency: self).read() }\n"
        }
        source += "}\n"
        for stall in 1...40 {
            source += "protocol Stall\(stall)Dependency: Dependency { var map: Map { get } }\n"
            source += "final class Stall\(stall)Component: Component<Stall\(stall)Dependency> {"
            source += " func read() { print(dependency.map) } }\n"
        }
        source += """
            final class MarketComponent: Component<EmptyDependency>, HallDependency {
                var map: Map { Map() }
                init() { super.init(dependency: EmptyComponent()) }
                func hall() { HallComponent(dependency: self).stall1() }
            }
            func open() { MarketComponent().hall() }
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.severity == .error }
        #expect(found.map(\.rule) == ["missing-passthrough"])
        #expect(found.first?.readers.count == 40)
        #expect(found.first?.headline.text.hasPrefix("`HallComponent` is passed to 40 builders but does not") ?? false)
    }
}
