import ScopeGraph
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
