import Foundation
import Testing
import TextFormats

@testable import Drawings

/// What changed between two graphs, made by hand.
@Suite struct DifferenceTests {
    private static func scope(_ id: String, line: Int = 1, requires: [(String, String)] = []) -> GraphSummary.Scope {
        GraphSummary.Scope(
            id: id,
            name: id.split(separator: ".").last.map(String.init) ?? id,
            module: id.split(separator: ".").first.map(String.init) ?? id,
            kind: "component",
            dialect: "ribs",
            isRoot: false,
            file: "App.swift",
            line: line,
            dependency: nil,
            requires: requires.map { GraphSummary.Property(name: $0.0, type: $0.1) },
            provides: [],
            children: []
        )
    }

    private static func supplier(
        _ scope: String,
        _ name: String,
        _ providers: [String],
        _ origins: [String]? = nil,
        type: String = "Map"
    ) -> GraphSummary.Supplier {
        GraphSummary.Supplier(scope: scope, name: name, type: type, providers: providers, origins: origins ?? providers)
    }

    private static func finding(_ fingerprint: String, scope: String = "App.Quay", line: Int = 1)
        -> GraphSummary.Finding
    {
        GraphSummary.Finding(
            rule: "missing-provider",
            severity: "error",
            reason: "No scope above `Quay` has a <map> | chart",
            scope: scope,
            property: "map",
            file: "App.swift",
            line: line,
            fingerprint: fingerprint
        )
    }

    private static func graph(
        _ scopes: [GraphSummary.Scope] = [],
        edges: [(String, String)] = [],
        suppliers: [GraphSummary.Supplier] = [],
        findings: [GraphSummary.Finding] = [],
        line: Int = 1
    ) -> GraphSummary {
        let edges = edges.map { GraphSummary.Edge(parent: $0.0, child: $0.1, file: "App.swift", line: line) }
        return GraphSummary(scopes: scopes, edges: edges, suppliers: suppliers, findings: findings)
    }

    @Test func movedLinesAreNoDifference() {
        let quay = [("map", "Map")]
        let supplier = [Self.supplier("App.Quay", "map", ["App.Root"])]
        let old = Self.graph(
            [Self.scope("App.Quay", requires: quay)],
            edges: [("App.Root", "App.Quay")],
            suppliers: supplier,
            findings: [Self.finding("a")]
        )
        let new = Self.graph(
            [Self.scope("App.Quay", line: 9, requires: quay)],
            edges: [("App.Root", "App.Quay")],
            suppliers: supplier,
            findings: [Self.finding("a", line: 12)],
            line: 30
        )
        let difference = GraphDifference(from: old, to: new)
        #expect(difference.isEmpty)
        #expect(!difference.isGrave)
        #expect(TextDifference.text(of: difference) == "The graphs are the same.\n")
        #expect(MarkdownDifference.text(of: difference) == "**Dependency graph:** The graphs are the same.\n")
    }

    @Test func whatCameAndWentIsNoFault() {
        let old = Self.graph([Self.scope("App.Inn"), Self.scope("App.Root")], edges: [("App.Root", "App.Inn")])
        let new = Self.graph(
            [Self.scope("App.Quay", requires: [("map", "Map")]), Self.scope("App.Root")],
            edges: [("App.Root", "App.Quay")],
            suppliers: [Self.supplier("App.Quay", "map", ["App.Root"])]
        )
        let difference = GraphDifference(from: old, to: new)
        #expect(difference.addedScopes.map(\.id) == ["App.Quay"])
        #expect(difference.removedScopes.map(\.id) == ["App.Inn"])
        #expect(difference.addedEdges.map(\.child) == ["App.Quay"])
        #expect(difference.removedEdges.map(\.child) == ["App.Inn"])
        #expect(difference.addedRequirements.map(\.name) == ["map"])
        #expect(difference.resupplies.isEmpty)
        #expect(!difference.isGrave)
        #expect(GraphDifference(from: new, to: old).removedRequirements.map(\.name) == ["map"])
    }

    @Test(arguments: [
        (["App.Root"], ["App.Root"], ["App.Inn"], ["App.Inn"], "another value"),
        (["App.Root"], ["App.Root"], ["App.Inn"], ["App.Root"], "the same value arrives on a different path"),
        (["App.Inn"], ["App.Root"], ["App.Inn"], ["App.Inn"], "the same path now provides a different value"),
        (["App.Inn", "App.Root"], ["App.Root"], [], [], "no scope supplies it any more"),
    ])
    func anotherSupplierOrOriginIsGrave(
        oldProviders: [String],
        oldOrigins: [String],
        newProviders: [String],
        newOrigins: [String],
        verdict: String
    ) {
        let old = Self.graph(suppliers: [Self.supplier("App.Quay", "map", oldProviders, oldOrigins)])
        let new = Self.graph(suppliers: [Self.supplier("App.Quay", "map", newProviders, newOrigins)])
        let difference = GraphDifference(from: old, to: new)
        #expect(difference.isGrave)
        #expect(difference.resupplies.count == 1)
        #expect(TextDifference.text(of: difference).contains("  `App.Quay.map`: \(verdict)"))
    }

    @Test func whoeverGetsWhatWasMissingHasNothingToFear() {
        let old = Self.graph(
            suppliers: [Self.supplier("App.Quay", "map", [])],
            findings: [Self.finding("a"), Self.finding("b")]
        )
        let new = Self.graph(suppliers: [Self.supplier("App.Quay", "map", ["App.Root"])], findings: [Self.finding("b")])
        let difference = GraphDifference(from: old, to: new)
        #expect(difference.resupplies.isEmpty)
        #expect(difference.goneFindings.map(\.fingerprint) == ["a"])
        #expect(!difference.isGrave)
        let back = GraphDifference(from: new, to: old)
        #expect(back.newFindings.map(\.fingerprint) == ["a"])
        #expect(back.isGrave)
    }

    @Test func whatAPersonDidComesFirstAndWhatFollowsIsFolded() {
        let inns = (0..<24).map { "App.Inn\($0)" }
        func graph(_ scopes: [GraphSummary.Scope], _ provider: String, edges: [(String, String)] = []) -> GraphSummary {
            Self.graph(scopes, edges: edges, suppliers: inns.map { Self.supplier($0, "map", [provider]) })
        }
        let difference = GraphDifference(
            from: graph([Self.scope("App.Root")], "App.Root"),
            to: graph(
                [Self.scope("App.Root"), Self.scope("App.Quay", requires: [("map", "Map"), ("tide", "Tide")])],
                "App.Quay",
                edges: [("App.Root", "App.Quay")]
            )
        )
        let text = TextDifference.text(of: difference)
        #expect(text.contains("scopes:\n  + App.swift:1: `App.Quay`, created by `App.Root`, 2 requirements\n"))
        #expect(!text.contains("edges:") && !text.contains("\nrequirements:"))
        #expect(text.contains("(and in 23 more scopes)\n"))
        #expect(text.split(separator: "\n").count == 5)
    }

    @Test func findingsWithOneFingerprintAreCounted() {
        let old = Self.graph(findings: [Self.finding("a", line: 1)])
        let new = Self.graph(findings: [Self.finding("a", line: 1), Self.finding("a", line: 5)])
        #expect(GraphDifference(from: old, to: new).newFindings.map(\.line) == [5])
    }

    @Test func anotherTypeIsOneChangeAndTheWayItIsServedIsStillCompared() {
        func quay(_ type: String, _ provider: String) -> GraphSummary {
            Self.graph(
                [Self.scope("App.Quay", requires: [("map", type)])],
                suppliers: [Self.supplier("App.Quay", "map", [provider], type: type)]
            )
        }
        let difference = GraphDifference(from: quay("Map", "App.Root"), to: quay("Map?", "App.Inn"))
        #expect(difference.retypings.map(\.new) == ["Map?"])
        #expect(difference.addedRequirements.isEmpty && difference.removedRequirements.isEmpty)
        #expect(difference.resupplies.map(\.newProviders) == [["App.Inn"]])
        #expect(GraphDifference(from: quay("Map", "App.Root"), to: quay("Map?", "App.Root")).isGrave == false)
    }

    @Test func aModuleNamedAfterItsFolderIsComparedUnderBothNames() {
        func app(_ module: String, _ fingerprint: String) -> GraphSummary {
            Self.graph(
                [Self.scope("\(module).Quay", requires: [("map", "Map")]), Self.scope("\(module).Root")],
                edges: [("\(module).Root", "\(module).Quay")],
                suppliers: [Self.supplier("\(module).Quay", "map", ["\(module).Root"])],
                findings: [Self.finding(fingerprint, scope: "\(module).Quay")]
            )
        }
        let difference = GraphDifference(from: app("main", "a"), to: app("branch", "b"))
        #expect(difference.isEmpty)
        #expect(difference.renaming == GraphDifference.Renaming(old: "main", new: "branch"))
        #expect(TextDifference.text(of: difference).contains("The module `main` is compared with `branch`"))
        // Two modules that have no scope in common are two modules.
        let other = GraphDifference(from: app("main", "a"), to: Self.graph([Self.scope("Other.Inn")]))
        #expect(other.renaming == nil)
        #expect(other.removedScopes.count == 2)
    }

    @Test func markdownStaysShortEnoughForAComment() {
        let scopes = (100..<300).map { Self.scope("App.S\($0)") }
        let difference = GraphDifference(from: Self.graph(), to: Self.graph(scopes))
        let markdown = MarkdownDifference.text(of: difference)
        #expect(markdown.contains("<summary>Scopes (200)</summary>"))
        #expect(markdown.contains("`App.S149`"))
        #expect(!markdown.contains("`App.S150`"))
        #expect(markdown.contains("\n\nThese are 50 of 200; `--format text` lists all.\n\n</details>"))
        #expect(TextDifference.text(of: difference).contains("`App.S299`"))
    }

    @Test func formsEscapeWhatTheyMust() throws {
        let difference = GraphDifference(
            from: Self.graph(),
            to: Self.graph(
                [Self.scope("App.Quay", requires: [("map", "Result<Map | Chart, any \"Error\">")])],
                findings: [Self.finding("a")]
            )
        )
        let markdown = MarkdownDifference.text(of: difference)
        #expect(markdown.contains(#"| No scope above `Quay` has a \<map\> \| chart |"#))
        #expect(markdown.contains("1 requirement"))
        let document = try JSONSerialization.jsonObject(with: Data(JSONDifference.text(of: difference).utf8))
        let keys = try #require(document as? [String: Any]).keys
        #expect(
            Set(keys) == [
                "edges", "findings", "renamedModule", "requirements", "schemaVersion", "scopes", "suppliers",
            ]
        )
    }
}
