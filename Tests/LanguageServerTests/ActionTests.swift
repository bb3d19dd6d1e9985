import Foundation
import TestSupport
import Testing
import TextFormats

@testable import LanguageServer

/// Applies every code action of every finding of some golden fixtures, as an editor does.
@Suite struct ActionTests {
    private static let fixtures = repository.appendingPathComponent("Tests/GoldenTests/Fixtures").path
    /// Fixtures with findings of many rules, and fixes of all kinds.
    private static let names = [
        "DiscardedComponents", "InaccessibleProviders", "MissingProviders", "NeedlessConformances", "NearMisses",
        "RepairsOfAccess", "RepairsOfBackReferences", "RepairsOfClauses", "RepairsOfRequirements", "ReportedBakery",
        "UnusedRequirements",
    ]

    /// The files of a fixture; with other line endings and wide characters, the answers must be the same.
    private static func files(_ name: String, isStrange: Bool) throws -> [String: String] {
        try Files.texts(below: "\(fixtures)/\(name)/Input").mapValues { text in
            guard isStrange else { return text }
            return text.replacingOccurrences(of: "var ", with: "/* 👩‍🚀 */ var ").replacingOccurrences(
                of: "\n",
                with: "\r\n"
            )
        }
    }

    /// An action that consists of edits.
    private struct Action {
        let title: String
        /// The new texts of documents, by URI.
        let texts: [String: String]
    }

    @Test(arguments: names, [false, true])
    func actionsDoWhatTheySay(name: String, isStrange: Bool) throws {
        let client = try Client(Self.files(name, isStrange: isStrange))
        try client.start()
        var documents: [String: String] = [:]
        for path in Files.paths(below: client.app, endingIn: ".swift") {
            documents[client.uri(path)] = try Files.text(of: "\(client.app)/\(path)")
            try client.open(path)
        }
        var version = 1
        var count = 0
        for (uri, diagnostics) in client.diagnostics where documents[uri] != nil {
            for diagnostic in diagnostics {
                let fingerprint = try #require(diagnostic["data"]?["fingerprint"]?.string)
                let range = try TextRange(diagnostic["range"])
                for action in try Self.actions(client, uri, range, of: fingerprint, documents, version) {
                    let before = client.fingerprints
                    #expect(before.contains(fingerprint))
                    version += 1
                    for (uri, _) in documents {
                        client.replace(uri, with: action.texts[uri] ?? documents[uri] ?? "", version: version)
                    }
                    let message: Comment = "\(action.title) removes \(diagnostic["code"]?.string ?? "")"
                    let left = client.fingerprints.count { $0 == fingerprint }
                    #expect(left < before.count { $0 == fingerprint }, message)
                    let hasIdleComment = client.diagnostics.values.joined().contains {
                        $0["code"]?.string == "unused-suppression"
                    }
                    #expect(!hasIdleComment || !action.title.hasPrefix("Suppress"), message)
                    version += 1
                    for (uri, text) in documents { client.replace(uri, with: text, version: version) }
                    #expect(client.fingerprints == before)
                    count += 1
                }
            }
        }
        #expect(count > 0)
    }

    /// The actions for one finding, without those that fix others of its rule as well.
    private static func actions(
        _ client: Client,
        _ uri: String,
        _ range: TextRange,
        of fingerprint: String,
        _ documents: [String: String],
        _ version: Int
    ) throws -> [Action] {
        let parameters = """
            {"context":{"diagnostics":[]},"range":\(range.json),"textDocument":{"uri":\(jsonString(uri))}}
            """
        let answer = try client.request("textDocument/codeAction", parameters)["result"]?.list ?? []
        return try answer.compactMap { action in
            guard let changes = action["edit"]?["documentChanges"]?.list,
                action["diagnostics"]?.list.first?["data"]?["fingerprint"]?.string == fingerprint,
                changes.allSatisfy({ $0["kind"] == nil })
            else { return nil }
            var texts: [String: String] = [:]
            for change in changes {
                let uri = try #require(change["textDocument"]?["uri"]?.string)
                #expect(change["textDocument"]?["version"]?.integer == version)
                texts[uri] = try text(try #require(documents[uri]), after: change["edits"]?.list ?? [])
            }
            return Action(title: action["title"]?.string ?? "", texts: texts)
        }
    }

    @Test func allFindingsOfARuleAreFixedAtOnce() throws {
        let client = try Client(Self.files("EqualTypes", isStrange: false))
        try client.start()
        var documents: [String: String] = [:]
        for path in Files.paths(below: client.app, endingIn: ".swift") {
            documents[client.uri(path)] = try Files.text(of: "\(client.app)/\(path)")
            try client.open(path)
        }
        let all = client.diagnostics.flatMap { uri, list in list.map { (uri, $0) } }
        let (uri, diagnostic) = try #require(all.first { $0.1["code"]?.string == "unused-requirement" })
        let count = all.count { $0.1["code"]?.string == "unused-requirement" }
        let range = try TextRange(diagnostic["range"])
        let parameters = """
            {"context":{"diagnostics":[]},"range":\(range.json),"textDocument":{"uri":\(jsonString(uri))}}
            """
        let actions = try client.request("textDocument/codeAction", parameters)["result"]?.list ?? []
        let action = try #require(
            actions.first { $0["title"]?.string?.hasSuffix("findings of `unused-requirement`") ?? false }
        )
        for change in action["edit"]?["documentChanges"]?.list ?? [] {
            let uri = try #require(change["textDocument"]?["uri"]?.string)
            let text = try text(try #require(documents[uri]), after: change["edits"]?.list ?? [])
            client.replace(uri, with: text, version: 2)
        }
        let left = client.diagnostics.values.joined().count { $0["code"]?.string == "unused-requirement" }
        #expect(count == 13)
        #expect(left == 0)
    }

    /// An edit of another version would change the wrong text.
    @Test func noFixIsOfferedForOtherContents() throws {
        let client = try Client(Cafe.files)
        try client.start()
        var root = try #require(Cafe.files["Root.swift"])
        try client.open("Root.swift", root)
        try client.open("Counter.swift")
        try client.change("Root.swift", in: &root, "menu =", "menus =", version: 2)
        client.holdsAnalyses = true
        try client.change("Root.swift", in: &root, "import RIBs", "\n\nimport RIBs", version: 3)
        let uri = client.uri("Counter.swift")
        let place = "{\"character\":8,\"line\":3}"
        let parameters = """
            {"context":{"diagnostics":[]},"range":{"end":\(place),"start":\(place)},"textDocument":{"uri":"\(uri)"}}
            """
        let content = "{\"id\":\"fix\",\"method\":\"textDocument/codeAction\",\"params\":\(parameters)}"
        #expect(client.send(content).isEmpty)
        client.holdsAnalyses = false
        let answer = try #require(client.runAnalyses().first { $0.contains("\"id\":\"fix\"") })
        let actions = try JSONReader.read(Array(answer.utf8))["result"]?.list ?? []
        let changes = actions.first?["edit"]?["documentChanges"]?.list ?? []
        #expect(changes.first?["textDocument"]?["version"]?.integer == 3)
        let edited = try text(root, after: changes.first?["edits"]?.list ?? [])
        #expect(edited == "\n\n" + (Cafe.files["Root.swift"] ?? ""))
    }

    /// The wiring of a module that is generated: regenerated by an action, and by the command.
    @Test func generatedFilesAreCreatedAndUpdated() throws {
        var files = Cafe.files
        files[".thimble.json"] = "{ \"generated\": { \"Cafe\": \"ThimbleGenerated.swift\" } }"
        files["Counter.swift"] = files["Counter.swift"]?.replacingOccurrences(
            of: "    var menu: Menu { dependency.menu }\n",
            with: ""
        )
        .replacingOccurrences(of: ", OrderDependency {", with: " {")
        files["Counter.swift"] = files["Counter.swift"]?.replacingOccurrences(
            of: ": Dependency {",
            with: ": Dependency, CounterDependencyOrder {"
        )
        let client = try Client(files)
        try client.start()
        let stale = client.diagnostics.first { $0.value.contains { $0["code"]?.string == "stale-providers" } }
        let uri = try #require(stale?.key)
        try client.open(String(uri.split(separator: "/").last ?? ""))
        let diagnostic = try #require(stale?.value.first { $0["code"]?.string == "stale-providers" })
        let parameters = """
            {"context":{"diagnostics":[]},"range":\(try TextRange(diagnostic["range"]).json),\
            "textDocument":{"uri":\(jsonString(uri))}}
            """
        let actions = try client.request("textDocument/codeAction", parameters)["result"]?.list ?? []
        let action = try #require(actions.first { $0["title"]?.string == "Regenerate 1 file" })
        let changes = try #require(action["edit"]?["documentChanges"]?.list)
        #expect(changes.first?["kind"]?.string == "create")
        let text = try #require(changes.last?["edits"]?.list.first?["newText"]?.string)
        try Files.write(text, to: "\(client.app)/ThimbleGenerated.swift")
        let created = "{\"changes\":[{\"type\":1,\"uri\":\"\(client.uri("ThimbleGenerated.swift"))\"}]}"
        client.notify("workspace/didChangeWatchedFiles", created)
        #expect(client.fingerprints == [])
        let answer = try client.request("workspace/executeCommand", "{\"command\":\"thimble.generate\"}")
        #expect(answer["result"]?.list.isEmpty == true)
    }
}
