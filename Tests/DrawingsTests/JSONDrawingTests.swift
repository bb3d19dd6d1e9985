import CommandTestSupport
import Foundation
import ScopeGraph
import TestSupport
import Testing
import TextFormats

@testable import Drawings

@Suite struct JSONDrawingTests {
    private func document() throws -> [String: Any] {
        let text = JSONDrawing.text(of: GraphSamples.small)
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func scopesHaveExactlyTheirKeys() throws {
        let document = try document()
        #expect(Set(document.keys) == ["edges", "findings", "schemaVersion", "scopes", "suppliers"])
        let scopes = try #require(document["scopes"] as? [[String: Any]])
        #expect(scopes.map { $0["id"] as? String } == ["App.Home", "App.Root", "Fea\"ture.Odd\\Scope"])
        for scope in scopes {
            #expect(
                Set(scope.keys) == [
                    "children", "dependency", "dialect", "file", "id", "kind", "line", "module", "name", "provides",
                    "requires", "root",
                ]
            )
            #expect(scope["dependency"] is NSNull)
        }
        #expect(scopes[0]["root"] as? Bool == false)
        #expect(scopes[1]["root"] as? Bool == true)
        #expect(scopes[1]["children"] as? [String] == ["App.Home", "Fea\"ture.Odd\\Scope"])
        #expect(scopes[0]["requires"] as? [[String: String]] == [["name": "user", "type": "User"]])
        #expect(scopes[0]["provides"] as? [[String: String]] == [["access": "internal", "name": "log", "type": ""]])
    }

    @Test func edgesAreOnePerPairAtTheirFirstPlace() throws {
        let edges = try #require(document()["edges"] as? [[String: Any]])
        #expect(edges.count == 3)
        let home = try #require(edges.first { $0["child"] as? String == "App.Home" })
        #expect(Set(home.keys) == ["child", "file", "line", "parent"])
        #expect(home["line"] as? Int == 4)
    }

    @Test func everyRequirementHasAnEntryAlsoWithoutSupplier() throws {
        let suppliers = try #require(document()["suppliers"] as? [[String: Any]])
        #expect(suppliers.count == 2)
        #expect(Set(suppliers[0].keys) == ["name", "origins", "providers", "scope", "type"])
        #expect(suppliers[0]["providers"] as? [String] == ["App.Root"])
        #expect(suppliers[1]["providers"] as? [String] == [])
    }

    @Test func keysAreSorted() throws {
        let text = JSONDrawing.text(of: GraphSamples.small)
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let sorted = try JSONSerialization.data(withJSONObject: document(), options: options)
        #expect(text.filter { $0 != "\n" } == String(decoding: sorted, as: UTF8.self))
    }

    @Test func aFilteredGraphIsConsistentAndSaysWhatIsFolded() throws {
        let small = GraphSamples.small
        let subject = DrawingSubject(
            graph: small.graph,
            resolution: small.resolution,
            findings: small.findings,
            filter: DrawingFilter(roots: [0], depth: 0)
        )
        let text = JSONDrawing.text(of: subject)
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let scopes = try #require(document["scopes"] as? [[String: Any]])
        #expect(scopes.map { $0["id"] as? String } == ["App.Home"])
        #expect(scopes[0]["children"] as? [String] == [])
        #expect((document["edges"] as? [Any])?.isEmpty == true)
        #expect((document["findings"] as? [Any])?.isEmpty == true)
        #expect((document["suppliers"] as? [[String: Any]])?.map { $0["scope"] as? String } == ["App.Home"])
        let folded = try #require(document["folded"] as? [[String: Any]])
        #expect(folded.map { $0["direction"] as? String } == ["above", "below"])
        #expect(folded.allSatisfy { $0["count"] as? Int == 1 && $0["scope"] as? String == "App.Home" })
    }

    @Test func onlyFiltersThatSelectScopesTakeAnythingAway() {
        #expect(JSONDrawing.filter(DrawingFilter(requirements: .none, includesSuppliers: true)) == .everything)
        #expect(JSONDrawing.filter(DrawingFilter(depth: 2)) == DrawingFilter(depth: 2))
    }

    @Test func scopesOfTestsSaySo() {
        let graph = ScopeGraph(
            modules: [GraphSamples.module("App"), GraphSamples.module("AppTests", kind: .test)],
            scopes: [GraphSamples.scope("App.A"), GraphSamples.scope("AppTests.Mock", module: 1)],
            edges: [],
            faults: []
        )
        let resolution = Resolution(needs: [], needsOfScope: [0..<0, 0..<0])
        let text = JSONDrawing.text(of: DrawingSubject(graph: graph, resolution: resolution, findings: []))
        let marked = text.split(separator: "\n").filter { $0.contains(#""test":true"#) }
        #expect(marked.count == 1)
        #expect(marked.first?.contains(#""id":"AppTests.Mock""#) == true)
    }

    /// The schema that is published beside those of the reports.
    private static let schema = repository.appendingPathComponent("Tests/ReportJudges/graph.schema.json")

    @Test func theSchemaNamesTheKeysThatAreWritten() throws {
        let schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as? [String: Any])
        func keys(_ value: Any?) throws -> (required: Set<String>, known: Set<String>) {
            let object = try #require(value as? [String: Any])
            let properties = try #require(object["properties"] as? [String: Any])
            return (Set(try #require(object["required"] as? [String])), Set(properties.keys))
        }
        let document = try document()
        #expect(try keys(schema).required == Set(document.keys))
        #expect(try keys(schema).known == Set(document.keys).union(["folded", "requests"]))
        let definitions = try #require(schema["$defs"] as? [String: Any])
        for (list, name) in [("scopes", "scope"), ("edges", "edge"), ("suppliers", "supplier")] {
            let element = try #require((document[list] as? [[String: Any]])?.first)
            let (required, known) = try keys(definitions[name])
            #expect(required == Set(element.keys), "\(name)")
            #expect(known == required.union(name == "scope" ? ["test"] : []), "\(name)")
        }
    }

    @Test(.enabled(if: OutsideJudges.areInstalled, Comment(rawValue: OutsideJudges.howToInstall)))
    func theSchemaAcceptsAllRecordedGraphsAndAFilteredOne() throws {
        let fixtures = repository.appendingPathComponent("Tests/GoldenTests/Fixtures").path
        let recorded = Files.paths(below: fixtures, endingIn: "/graph.json").map {
            URL(fileURLWithPath: "\(fixtures)/\($0)")
        }
        #expect(recorded.count > 100)
        let sample = repository.appendingPathComponent("SampleApp").path
        let texts = [["graph"], ["graph", "--focus", "OffGame", "--depth", "1"], ["graph", "--depth", "0"]].map {
            thimble($0 + ["--format", "json", sample]).output
        }
        let verdict = try OutsideJudges.judge("graph", texts, recorded)
        #expect(verdict.isAccepted, "\(verdict.text)")
        let damaged = texts[0].replacing("\"kind\":\"component\"", with: "\"kind\":\"compartment\"")
        #expect(try !OutsideJudges.judge("graph", [damaged]).isAccepted)
    }
}
