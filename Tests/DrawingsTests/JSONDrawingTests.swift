import Foundation
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
}
