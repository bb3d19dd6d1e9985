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
