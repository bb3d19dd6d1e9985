import TestSupport
import Testing

@testable import ScopeGraph

/// The dialect in the manual's page on adding one.
@Suite struct AddedDialectTests {
    @Test func theManualShowsIt() throws {
        let page = try ManualPage("AddingADialect")
        #expect(page.swiftBlocks.contains(try Files.text(beside: #filePath, "Cord.swift")))
    }

    @Test func itsScopesFormATree() {
        let app = module(
            "App",
            """
            import Cord
            protocol HomeNeeds: Needs {
                var session: Session { get }
            }
            final class Session {}
            final class HomeNode: Node<HomeNeeds> {
                var own: Session { needs.session }
            }
            final class AppKnot: Knot, HomeNeeds {
                let session = Session()
                func home() -> HomeNode { HomeNode(above: self) }
            }
            """
        )
        let graph = ScopeGraph.graph(of: [app], dialects: Dialects([.cord]))
        #expect(graph.edgeTexts == ["AppKnot -> HomeNode"])
        #expect(graph.suppliers(of: "session", in: "HomeNode") == ["AppKnot"])
    }
}
