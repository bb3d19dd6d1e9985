import Drawings
import ScopeGraph
import ScopeRules
import SwiftReader
import Testing

/// Requests are drawn beside the tree.
@Suite struct RequestDrawingTests {
    private func subject(_ filter: DrawingFilter = .everything) -> DrawingSubject {
        let chain = GraphSamples.chain(3)
        func use(_ name: String, _ scopes: [Int], line: Int) -> RequestRoute.Use {
            RequestRoute.Use(
                name: name,
                scopes: scopes,
                location: SourceLocation(file: "A.swift", line: line, column: 1)
            )
        }
        let requests = [
            RequestRoute(
                request: "Login.Request",
                interactors: ["Login"],
                executions: [use("Door", [1], line: 4), use("", [], line: 9)],
                registrations: [use("House", [0], line: 2)]
            ),
            RequestRoute(request: "Lost", interactors: [], executions: [use("Attic", [2], line: 7)], registrations: []),
        ]
        return DrawingSubject(
            graph: chain.graph,
            resolution: chain.resolution,
            findings: [],
            filter: filter,
            requests: requests
        )
    }

    @Test func text() {
        #expect(
            TextDrawing.text(of: subject()).hasSuffix(
                """
                requests:
                  Login.Request: from Door, main, to Login
                  Lost: from Attic, not registered

                """
            )
        )
    }

    @Test func mermaid() {
        let lines = MermaidDrawing.text(of: subject()).split(separator: "\n").map(String.init)
        #expect(lines.contains("  request0>\"Login#46;Request<br/>to Login\"]"))
        #expect(lines.filter { $0.contains("-.-> request") } == ["  s1 -.-> request0", "  s2 -.-> request1"])
        #expect(lines.contains("  request0 -.-> s0"))
    }

    @Test func dot() {
        let lines = DOTDrawing.text(of: subject()).split(separator: "\n").map(String.init)
        #expect(lines.count { $0.hasPrefix("  \"request ") && $0.contains("shape=note") } == 2)
        #expect(lines.count { $0.contains("style=dotted") } == 3)
        #expect(lines.last { $0.contains("label=") }?.contains("a request, executed and registered") == true)
    }

    @Test func json() {
        let text = JSONDrawing.text(of: subject())
        #expect(text.contains("\"requests\":["))
        #expect(text.contains("\"interactors\":[\"Login\"]"))
        let chain = GraphSamples.chain(3)
        let without = DrawingSubject(graph: chain.graph, resolution: chain.resolution, findings: [])
        #expect(!JSONDrawing.text(of: without).contains("requests"))
    }

    @Test func hiddenScopesHideTheirRequests() {
        let text = TextDrawing.text(of: subject(DrawingFilter(depth: 1)))
        #expect(text.contains("Login.Request"))
        #expect(!text.contains("Lost"))
    }
}
