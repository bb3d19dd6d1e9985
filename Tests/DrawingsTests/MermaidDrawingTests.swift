import ScopeGraph
import Testing

@testable import Drawings

@Suite struct MermaidDrawingTests {
    @Test func theDrawingIsComplete() {
        #expect(
            MermaidDrawing.text(of: GraphSamples.small) == """
                flowchart LR
                  subgraph m0["App"]
                    s0["Home<br/>· user: User"]
                    s1[["Root<br/>root"]]
                  end
                  subgraph m1["Fea#34;ture"]
                    s2["Odd#92;Scope<br/>1 error<br/>· cache: Cache#60;#34;a#92;b#34;#62;"]
                  end
                  s0 --> s2
                  s1 -- "and its dependency" --> s0
                  s1 --> s2
                  classDef error stroke:#c00000,stroke-width:3px
                  class s2 error

                """
        )
    }

    @Test func nothingInALabelMeansAnything() {
        let hostile = "\"]; click s0 `x` <b>%% {end} #35; 1. a_b_ *c* - d\u{202E}\n```"
        let label = mermaid([hostile, "ü 木 😀"])
        #expect(label.hasPrefix("\"") && label.hasSuffix(" 木 😀\""))
        let inside = label.dropFirst().dropLast().replacing("<br/>", with: "").replacing(/#\d+;/, with: "")
        #expect(!inside.contains { "\"`<>%{}[]()#;.-_*\n\u{202E}".contains($0) }, "\(inside)")
        #expect(inside.contains("ü"))
    }

    /// The scopes that no fold counts are told, as the other drawings do.
    @Test func whatIsLeftOutIsTold() {
        let graph = ScopeGraph(
            modules: [GraphSamples.module("App"), GraphSamples.module("AppTests", kind: .test)],
            scopes: [
                GraphSamples.scope("App.A", root: .bootstrap), GraphSamples.scope("App.B", root: .bootstrap),
                GraphSamples.scope("AppTests.Mock", module: 1),
            ],
            edges: [],
            faults: []
        )
        let filter = DrawingFilter(roots: [0])
        let resolution = Resolution(needs: [], needsOfScope: [0..<0, 0..<0, 0..<0])
        let subject = DrawingSubject(graph: graph, resolution: resolution, findings: [], filter: filter)
        #expect(
            MermaidDrawing.text(of: subject) == """
                flowchart LR
                  s0[["A<br/>root"]]
                  leftout0("#43;1 scope elsewhere")
                  leftout1("#43;1 scope of tests #40;see #45;#45;tests#41;")

                """
        )
        #expect(TextDrawing.text(of: subject) == "A\n+1 scope elsewhere\n+1 scope of tests (see --tests)\n")
    }

    /// Mermaid draws 500 edges and 50,000 characters.
    @Test func whatHostsRefuseIsTold() {
        for (count, isDrawn) in [(501, true), (502, false)] {
            let chain = GraphSamples.chain(count)
            let warning = MermaidDrawing.warning(about: chain)
            #expect((warning == nil) == isDrawn)
            let remark = MermaidDrawing.text(of: chain).split(separator: "\n")[1]
            #expect(remark == "  " + (warning.map { "%% \($0)" } ?? "s0[\"S0\"]"))
        }
        #expect(
            MermaidDrawing.warning(about: GraphSamples.chain(2001)) == """
                Hosts such as GitHub refuse this drawing: it has 2000 edges (at most 500) and 65593 characters (at most \
                50000). Select a part with --root, --focus or --depth.
                """
        )
        #expect(TextDrawing.warning(about: GraphSamples.chain(2001)) == nil)
    }

    @Test func foldsAndLongChainsAreDrawn() {
        let chain = GraphSamples.chain(60)
        let filter = DrawingFilter(depth: 1)
        let subject = DrawingSubject(graph: chain.graph, resolution: chain.resolution, findings: [], filter: filter)
        #expect(
            MermaidDrawing.text(of: subject) == """
                flowchart LR
                  s0["S0"]
                  s1["S1"]
                  s0 --> s1
                  s1 --- below1("#43;58 scopes")

                """
        )
        #expect(MermaidDrawing.text(of: chain).hasPrefix("flowchart TB\n"))
    }
}
