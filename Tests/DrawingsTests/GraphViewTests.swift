import ScopeGraph
import ScopeRules
import Modules
import Testing

@testable import Drawings

@Suite struct GraphViewTests {
    /// Names of scopes by index: A makes B and C; B makes D and E; C makes E and F; E makes G. T and U are a test's.
    private static let names = ["A", "B", "C", "D", "E", "F", "G", "T", "U"]
    private static let pairs = [(0, 1), (0, 2), (1, 3), (1, 4), (2, 4), (2, 5), (4, 6), (7, 8)]

    private static let graph = ScopeGraph(
        modules: [
            GraphSamples.module("App"), GraphSamples.module("Feature"),
            GraphSamples.module("AppTests", kind: .test),
        ],
        scopes: names.indices.map { index in
            GraphSamples.scope(
                "App.\(names[index])",
                module: index > 6 ? 2 : index == 5 ? 1 : 0,
                root: index == 0 ? .bootstrap : nil,
                requirements: [3, 6].contains(index) ? [GraphSamples.requirement("user", "User")] : [],
                provisions: index == 1 ? [GraphSamples.provision("user", "User")] : []
            )
        },
        edges: pairs.map { GraphSamples.edge($0.0, $0.1) },
        faults: []
    )

    /// D's requirement is met; G's is not.
    private static let resolution: Resolution = {
        let requirement = GraphSamples.requirement("user", "User")
        let needs = [
            GraphSamples.need(3, requirement, suppliers: [1]),
            GraphSamples.need(6, requirement, suppliers: [], failures: [1]),
        ]
        let ranges = names.indices.map { $0 < 3 ? 0..<0 : $0 == 3 ? 0..<1 : $0 < 6 ? 1..<1 : $0 == 6 ? 1..<2 : 2..<2 }
        return Resolution(needs: needs, needsOfScope: ranges)
    }()

    private static let finding = Finding(
        rule: "missing-provider",
        title: "Missing Provider",
        severity: .error,
        location: nil,
        scope: "App.G",
        property: "user",
        headline: "nobody has it",
        identity: ["user"]
    )

    private func view(_ filter: DrawingFilter) -> GraphView {
        GraphView(of: Self.graph, Self.resolution, [Self.finding], filter)
    }

    /// The shown scopes and the folds: "A B(+3) ^B(+1)".
    private func shown(_ filter: DrawingFilter) -> String {
        let view = view(filter)
        let scopes = view.scopes.map { Self.names[$0] }.joined()
        let folds = view.folds.map { "\($0.direction == .above ? "^" : "")\(Self.names[$0.scope])+\($0.count)" }
        let elsewhere = view.elsewhereCount > 0 ? ["+\(view.elsewhereCount)"] : []
        return ([scopes] + folds + elsewhere).joined(separator: " ")
    }

    @Test func testsAreLeftOutUnlessAskedFor() {
        #expect(shown(DrawingFilter()) == "ABCDEFG")
        #expect(view(DrawingFilter()).testScopeCount == 2)
        #expect(shown(.everything) == "ABCDEFGTU")
        #expect(shown(DrawingFilter(roots: [7])) == "TU +7")
        #expect(shown(DrawingFilter(modules: [2])) == "TU +7")
        #expect(view(.everything).testScopeCount == 0)
    }

    @Test func aRootKeepsWhatIsBelowIt() {
        #expect(shown(DrawingFilter(roots: [1])) == "BDEG ^B+1 ^E+2 +1")
        #expect(shown(DrawingFilter(roots: [3, 5])) == "DF ^D+2 ^F+2 +2")
    }

    @Test func depthCountsFromTheTop() {
        #expect(shown(DrawingFilter(depth: 0)) == "A A+6")
        #expect(shown(DrawingFilter(depth: 1)) == "ABC B+3 C+3")
        #expect(shown(DrawingFilter(depth: 9)) == "ABCDEFG")
        #expect(shown(DrawingFilter(roots: [2], depth: 1)) == "CEF ^C+1 ^E+2 E+1 +1")
    }

    @Test func focusShowsAncestorsAndSubtreeAndFoldsSiblings() {
        #expect(shown(DrawingFilter(focus: [1])) == "ABDEG A+2 ^E+1")
        #expect(shown(DrawingFilter(depth: 0, focus: [4])) == "ABCE B+1 C+1 E+1")
    }

    @Test func allWaysBetweenTwoScopesAreShownInBothOrders() {
        let down = DrawingFilter(between: DrawingFilter.Ends(first: [0], second: [6]))
        let up = DrawingFilter(between: DrawingFilter.Ends(first: [6], second: [0]))
        #expect(shown(down) == "ABCEG B+1 C+1")
        #expect(shown(up) == shown(down))
        #expect(shown(DrawingFilter(between: DrawingFilter.Ends(first: [3], second: [5]))) == " +7")
    }

    @Test func soughtScopesAreShownWithWhatLeadsToThem() {
        let needs = view(DrawingFilter(needed: ["user"]))
        #expect(needs.sought == [3, 6])
        #expect(shown(DrawingFilter(needed: ["User"])) == "ABCDEG C+1")
        #expect(shown(DrawingFilter(provided: ["user"])) == "AB A+4 B+3")
        #expect(shown(DrawingFilter(modules: [1])) == "ACF A+4 C+2")
        #expect(shown(DrawingFilter(isErrorsOnly: true)) == "ABCEG B+1 C+1")
        #expect(view(DrawingFilter(isErrorsOnly: true)).sought == [6])
    }

    @Test func filtersAreCombined() {
        #expect(shown(DrawingFilter(roots: [1], needed: ["user"])) == "BDEG ^B+1 ^E+2 +1")
        #expect(shown(DrawingFilter(needed: ["user"], modules: [1])) == " +7")
        #expect(shown(DrawingFilter(provided: ["user"], needed: ["user"], isErrorsOnly: true)) == "ABCEG B+1 C+1")
    }

    @Test func aCycleWithoutARootHasLevels() {
        let graph = ScopeGraph(
            modules: [GraphSamples.module("App")],
            scopes: ["A", "B", "C"].map { GraphSamples.scope("App.\($0)") },
            edges: [GraphSamples.edge(0, 1), GraphSamples.edge(1, 2), GraphSamples.edge(2, 0)],
            faults: []
        )
        let resolution = Resolution(needs: [], needsOfScope: [0..<0, 0..<0, 0..<0])
        #expect(GraphView(of: graph, resolution, [], DrawingFilter(depth: 1)).scopes == [0, 1])
    }
}
