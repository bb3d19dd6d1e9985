import DrawnShapes
import ScopeGraph
import TestSupport
import Testing

@testable import Drawings

@Suite struct DOTDrawingTests {
    @Test func quotesAndBackslashesAreEscaped() {
        #expect(quoted("a\"b\\c") == "\"a\\\"b\\\\c\"")
        #expect(quoted("two\nlines\u{1}") == "\"two\\nlines\\\\u{1}\"")
    }

    @Test func theDrawingIsComplete() {
        let text = DOTDrawing.text(of: GraphSamples.small)
        #expect(text.hasPrefix("digraph thimble {\n"))
        #expect(text.hasSuffix("}\n"))
        #expect(text.contains("subgraph \"cluster_0_App\" {"))
        #expect(text.contains("subgraph \"cluster_1_Fea\\\"ture\" {"))
        #expect(text.contains("\"App.Root\" -> \"App.Home\" [tooltip=\"App.swift:4\", label=\"and its dependency\""))
        #expect(text.components(separatedBy: "\"App.Root\" -> \"App.Home\"").count == 2)
        #expect(
            text.contains(
                "\"App.Home\" -> \"App.Root\" [style=dashed, constraint=false, color=\"#888888\", tooltip=\"user\"];"
            )
        )
        #expect(text.contains("\"App.Home\" [label=\"Home\\n· user: User\\l\", tooltip=\"App.Home.swift:1\""))
        let nodes = text.split(separator: "\n").filter { $0.contains("[label=") }
        #expect(nodes.filter { $0.contains("peripheries=2") && $0.contains("root") }.count == 1)
        #expect(nodes.filter { $0.contains("color=\"#c00000\"") && $0.contains("1 error") }.count == 1)
    }

    @Test func oneModuleNeedsNoCluster() {
        #expect(!DOTDrawing.text(of: GraphSamples.chain(3)).contains("subgraph"))
    }

    @Test func theFurtherParentIsDrawnInAnotherWay() {
        let text = DOTDrawing.text(of: GraphSamples.small)
        #expect(text.contains("\"App.Home\" -> \"Fea\\\"ture.Odd\\\\Scope\" [tooltip=\"App.swift:1\", weight=4];"))
        let further = "\"App.Root\" -> \"Fea\\\"ture.Odd\\\\Scope\" [tooltip=\"App.swift:1\", minlen=2, weight=0"
        #expect(text.contains("\(further), arrowhead=empty"))
        #expect(text.contains("hollow arrowhead"))
    }

    @Test func theLegendExplainsOnlyWhatIsDrawn() {
        let text = DOTDrawing.text(of: GraphSamples.chain(3))
        #expect(text.contains("solid arrow"))
        for word in ["hollow", "frame", "double border", "red border", "not shown", "grey"] {
            #expect(!text.contains(word), "\(word)")
        }
    }

    @Test func requirementListsAreCapped() throws {
        let shape = try #require(DrawnShape.all(modules: 1).first { $0.name.hasPrefix("24 children") })
        let all = DOTDrawing.text(of: shape.subject(DrawingFilter(requirements: .all)))
        #expect(all.components(separatedBy: "+72 more\\l").count == 25)
        #expect(all.components(separatedBy: "· service").count == 24 * 8 + 1)
        let automatic = DOTDrawing.text(of: shape.subject())
        #expect(automatic.components(separatedBy: "\\n80 requirements\"").count == 25)
        #expect(!automatic.contains("· "))
        #expect(!automatic.contains("style=dashed"))
        let suppliers = DOTDrawing.text(of: shape.subject(DrawingFilter(includesSuppliers: true)))
        #expect(suppliers.components(separatedBy: "style=dashed, constraint=false").count == 25)
    }

    @Test func whatIsFoldedIsANode() throws {
        let shape = try #require(DrawnShape.all(modules: 1).first { $0.name.hasPrefix("star") })
        let text = DOTDrawing.text(of: shape.subject(DrawingFilter(depth: 0)))
        #expect(text.contains("[label=\"+100 scopes\", shape=plaintext"))
        #expect(text.components(separatedBy: " -> ").count == 2)
    }

    @Test func aCycleIsDrawn() {
        let scopes = ["A", "B", "C"].map { GraphSamples.scope("App.\($0)") }
        let graph = ScopeGraph(
            modules: [GraphSamples.module("App")],
            scopes: scopes,
            edges: [GraphSamples.edge(0, 1), GraphSamples.edge(1, 2), GraphSamples.edge(2, 0)],
            faults: []
        )
        let resolution = Resolution(needs: [], needsOfScope: [0..<0, 0..<0, 0..<0])
        let text = DOTDrawing.text(of: DrawingSubject(graph: graph, resolution: resolution, findings: []))
        #expect(text.contains("\"App.C\" -> \"App.A\" [tooltip=\"App.swift:1\", constraint=false"))
    }

    @Test(.enabled(if: Picture.canDraw, "Graphviz is not installed"))
    func graphvizDrawsIt() throws {
        let picture = try #require(try Picture(of: DOTDrawing.text(of: GraphSamples.small)))
        #expect(picture.svg.contains("</svg>"))
        #expect(picture.svg.contains("Odd\\Scope"))
        #expect(picture.svg.contains("Cache&lt;&quot;a\\b&quot;&gt;"))
    }
}

/// Shapes that are hard to draw.
@Suite struct PictureSizeTests {
    @Test func namesHaveUpToFortyCharacters() {
        for shape in DrawnShape.all(modules: 1) {
            #expect(shape.graph.scopes.map(\.name.count).max() == 40, "\(shape.name)")
            #expect(Set(shape.graph.scopes.map(\.id)).count == shape.graph.scopes.count)
            #expect(shape.resolution.needs.allSatisfy { !$0.suppliers.isEmpty })
        }
    }

    @Test(.enabled(if: Picture.canDraw, "Graphviz is not installed"), arguments: [1, 10])
    func noSideIsLong(modules: Int) throws {
        let filters = [
            DrawingFilter(), DrawingFilter(requirements: .all), DrawingFilter(includesSuppliers: true),
        ]
        for shape in DrawnShape.all(modules: modules) {
            for filter in filters {
                let picture = try #require(try Picture(of: DOTDrawing.text(of: shape.subject(filter))))
                #expect(picture.longestSide <= 6000, "\(shape.name): \(picture.width) × \(picture.height)")
            }
        }
    }

    @Test func theDirectionFollowsTheShape() throws {
        let directions = DrawnShape.all(modules: 1).map { shape -> String in
            let levels = Levels(of: shape.subject().view, in: shape.graph)
            return Arrangement(of: shape.subject().view, levels, NodeLabels(of: shape.subject())).direction.rawValue
        }
        #expect(directions == ["TB", "LR", "LR", "LR", "LR"])
    }

    @Test func aWideLevelIsWrapped() throws {
        let star = try #require(DrawnShape.all(modules: 1).first { $0.name.hasPrefix("star") })
        let view = star.subject().view
        let levels = Levels(of: view, in: star.graph)
        let ranks = Arrangement(of: view, levels, NodeLabels(of: star.subject())).ranks
        #expect(Set(ranks.values).count > 2)
        let below = DOTDrawing.text(of: star.subject()).components(separatedBy: "minlen=").count - 1
        #expect(below == ranks.values.count { $0 > 1 })
    }
}
