import ScopeGraph
import Modules
import Testing

@testable import Drawings

@Suite struct TextDrawingTests {
    @Test func eachScopeIsExpandedOnce() {
        #expect(
            TextDrawing.text(of: GraphSamples.small) == """
                Root
                ├─ Home
                │  └─ Odd\\Scope (1 error)
                └─ Odd\\Scope (see above)

                """
        )
    }

    private func text(_ filter: DrawingFilter, columns: Int? = nil) -> String {
        let small = GraphSamples.small
        return TextDrawing.text(
            of: DrawingSubject(
                graph: small.graph,
                resolution: small.resolution,
                findings: small.findings,
                filter: filter,
                columns: columns
            )
        )
    }

    @Test func requirementsAndSuppliersAreListedOnRequest() {
        #expect(
            text(DrawingFilter(requirements: .all, includesSuppliers: true)) == """
                Root
                ├─ Home
                │  │  needs user: User from Root
                │  └─ Odd\\Scope (1 error)
                │        needs cache: Cache<"a\\b">
                └─ Odd\\Scope (see above)

                """
        )
    }

    @Test func whatIsHiddenIsCounted() {
        #expect(text(DrawingFilter(depth: 0)) == "Root\n└─ +2 scopes\n")
        #expect(text(DrawingFilter(roots: [2])) == "Odd\\Scope (1 error) (+2 scopes above)\n")
        #expect(
            text(DrawingFilter(provided: ["user"], needed: ["user"])) == """
                Root
                │  provides user: User
                ├─ Home
                │  │  needs user: User from Root
                │  └─ +1 scope
                └─ +1 scope

                """
        )
    }

    @Test func linesFitTheTerminal() {
        let lines = text(DrawingFilter(requirements: .all), columns: 24).split(separator: "\n")
        #expect(lines.contains("│        needs cache: C…"))
        #expect(lines.contains("│  └─ Odd\\Scop… (1 error)"))
        #expect(lines.contains("└─ Odd\\Scope (see above)"))
        let narrow = text(DrawingFilter(), columns: 12).split(separator: "\n")
        #expect(narrow.contains("└─ Odd\\Scop… (see above)"))
    }

    @Test func modulesAreNamedWhereNamesRepeat() {
        let modules = ["App", "Feature", "Feature"].enumerated().map { number, name in
            Module(name: name, folder: "F\(number)", kind: .application, origin: .folder, package: "")
        }
        func text(_ scopes: [(String, Int)]) -> String {
            let graph = ScopeGraph(
                modules: modules,
                scopes: scopes.map { GraphSamples.scope("App.\($0.0)", module: $0.1) },
                edges: [],
                faults: []
            )
            let ranges = [Range<Int>](repeating: 0..<0, count: scopes.count)
            let resolution = Resolution(needs: [], needsOfScope: ranges)
            return TextDrawing.text(of: DrawingSubject(graph: graph, resolution: resolution, findings: []))
        }
        #expect(text([("Home", 0), ("Home", 1), ("Other", 1)]) == "Home [App]\nHome [Feature]\nOther\n")
        #expect(text([("Home", 1), ("Home", 2)]) == "Home [Feature, F1]\nHome [Feature, F2]\n")
    }

    @Test func aDeepChainIsNeitherRecursionNorGigabytes() {
        let text = TextDrawing.text(of: GraphSamples.chain(20_000))
        #expect(text.utf8.count < 4_000_000)
        #expect(text.hasSuffix("level 19999: S19999\n"))
        #expect(text.split(separator: "\n").count == 20_000)
    }

    @Test func stackedDiamondsTakeALineForEachEdge() {
        let text = TextDrawing.text(of: GraphSamples.diamonds(40))
        #expect(text.split(separator: "\n").count == 4 * 39 + 2)
    }

    @Test func aCircleWithoutARootIsDrawnAllTheSame() {
        let graph = ScopeGraph(
            modules: [GraphSamples.module("App")],
            scopes: [GraphSamples.scope("App.A"), GraphSamples.scope("App.B")],
            edges: [GraphSamples.edge(0, 1), GraphSamples.edge(1, 0)],
            faults: []
        )
        let resolution = Resolution(needs: [], needsOfScope: [0..<0, 0..<0])
        let subject = DrawingSubject(graph: graph, resolution: resolution, findings: [])
        #expect(TextDrawing.text(of: subject) == "A\n└─ B\n   └─ A (see above)\n")
    }
}
