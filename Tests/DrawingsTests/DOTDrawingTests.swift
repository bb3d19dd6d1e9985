import Foundation
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
        #expect(text.contains("\"App.Root\" -> \"App.Home\" [tooltip=\"App.swift:4\"];"))
        #expect(text.components(separatedBy: "\"App.Root\" -> \"App.Home\"").count == 2)
        #expect(
            text.contains(
                "\"App.Home\" -> \"App.Root\" "
                    + "[style=dashed, constraint=false, color=\"#888888\", tooltip=\"user: User\"];"
            )
        )
        #expect(text.contains("\"App.Home\" [label=\"Home\\n· user: User\\l\", tooltip=\"App.Home.swift:1\""))
        let nodes = text.split(separator: "\n").filter { $0.contains("[label=") }
        #expect(nodes.filter { $0.contains("peripheries=2") }.count == 1)
        #expect(nodes.filter { $0.contains("color=\"red\", penwidth=2") }.count == 1)
    }

    @Test func oneModuleNeedsNoCluster() {
        #expect(!DOTDrawing.text(of: GraphSamples.chain(3)).contains("subgraph"))
    }

    @Test(.enabled(if: Graphviz.isInstalled, "Graphviz is not installed"))
    func graphvizDrawsIt() throws {
        let svg = try Graphviz.draw(DOTDrawing.text(of: GraphSamples.small))
        #expect(svg.contains("</svg>"))
        #expect(svg.contains("Odd\\Scope"))
        #expect(svg.contains("Cache&lt;&quot;a\\b&quot;&gt;"))
    }
}

/// The program that draws.
enum Graphviz {
    private static let program = Program(named: "dot")

    static var isInstalled: Bool { program != nil }

    static func draw(_ text: String) throws -> String {
        let folder = try TemporaryFolder(["graph.dot": text])
        let run = try #require(program).run(["-Tsvg", "\(folder.path)/graph.dot"])
        #expect(run.isSuccess, "\(run.errors)")
        return run.output
    }
}
