import Foundation
import TestSupport
import Testing
import TextFormats

@testable import LanguageServer

/// Folders, files on disk, pulled diagnostics and progress.
@Suite struct WorkspaceTests {
    /// The app with a fault in each of some folders.
    private static func broken(in folders: String...) -> [String: String] {
        var files: [String: String] = [:]
        for (name, text) in Cafe.files {
            for folder in folders {
                files["\(folder)/\(name)"] = text.replacingOccurrences(of: "menu =", with: "menus =")
            }
        }
        return files
    }

    private static func start(_ client: Client, folders: [String], capabilities: String = "{}") throws -> JSONValue {
        let list = folders.map { "{\"name\":\"\($0)\",\"uri\":\(jsonString(client.uri($0)))}" }
        let parameters = "{\"capabilities\":\(capabilities),\"workspaceFolders\":\(jsonArray(list))}"
        let answer = try client.request("initialize", parameters)
        client.notify("initialized", "{}")
        return answer
    }

    private static func shown(_ client: Client) -> [String] {
        client.diagnostics.filter { !$0.value.isEmpty }.keys.sorted()
    }

    @Test func eachFolderIsAnAppOfItsOwn() throws {
        let client = try Client(Self.broken(in: "One", "Two"))
        _ = try Self.start(client, folders: ["One"])
        let (one, two) = (client.uri("One/Counter.swift"), client.uri("Two/Counter.swift"))
        #expect(Self.shown(client) == [one])
        func change(added: String, removed: String) {
            func folders(_ name: String) -> String {
                name.isEmpty ? "[]" : "[{\"name\":\"\",\"uri\":\(jsonString(client.uri(name)))}]"
            }
            let event = "{\"added\":\(folders(added)),\"removed\":\(folders(removed))}"
            client.notify("workspace/didChangeWorkspaceFolders", "{\"event\":\(event)}")
        }
        change(added: "Two", removed: "")
        #expect(Self.shown(client) == [one, two])
        change(added: "", removed: "One")
        #expect(Self.shown(client) == [two])
        // An open document belongs to the folder that comes later, too.
        let fixed = try #require(Cafe.files["Root.swift"])
        try client.open("One/Root.swift", fixed)
        change(added: "One", removed: "")
        #expect(Self.shown(client) == [two])
    }

    /// A file in two folders is shown once, as a part of the inner one.
    @Test func theInnermostFolderShowsAFile() throws {
        let client = try Client(Self.broken(in: "Inner"))
        _ = try Self.start(client, folders: ["", "Inner"])
        #expect(Self.shown(client) == [client.uri("Inner/Counter.swift")])
        #expect(client.received.filter { $0.contains("publishDiagnostics") }.count == 1)
        let removed = "[{\"name\":\"\",\"uri\":\(jsonString(client.uri("Inner")))}]"
        client.notify("workspace/didChangeWorkspaceFolders", "{\"event\":{\"added\":[],\"removed\":\(removed)}}")
        #expect(Self.shown(client) == [client.uri("Inner/Counter.swift")])
    }

    /// The configuration of the inner folder decides, and no longer that of the outer one.
    @Test func anInnerFolderThatComesLaterShowsItsFiles() throws {
        var files = Self.broken(in: "Inner")
        files["Inner/.thimble.json"] = "{ \"rules\": { \"missing-provider\": \"off\" } }"
        let client = try Client(files)
        _ = try Self.start(client, folders: [""])
        #expect(Self.shown(client) == [client.uri("Inner/Counter.swift")])
        let added = "[{\"name\":\"\",\"uri\":\(jsonString(client.uri("Inner")))}]"
        client.notify("workspace/didChangeWorkspaceFolders", "{\"event\":{\"added\":\(added),\"removed\":[]}}")
        #expect(Self.shown(client) == [])
    }

    /// The client tells of changes in all files that decide to which modules sources belong.
    @Test func allManifestsAreWatched() throws {
        let client = try Client([:])
        let capabilities = "{\"workspace\":{\"didChangeWatchedFiles\":{\"dynamicRegistration\":true}}}"
        _ = try Self.start(client, folders: [""], capabilities: capabilities)
        let sent = try client.received.map { try JSONReader.read(Array($0.utf8)) }
        let request = try #require(sent.first { $0["method"]?.string == "client/registerCapability" })
        let watchers = request["params"]?["registrations"]?.list.first?["registerOptions"]?["watchers"]?.list
        let endings = (watchers ?? []).flatMap { Self.endings(of: $0["globPattern"]?.string ?? "") }
        let names = [
            "Package.swift", ".thimble.json", "project.pbxproj", "contents.xcworkspacedata", "App.podspec",
            "App.xcconfig", "rules.bzl", "Podfile", "BUILD", "BUILD.bazel", "BUCK", "MODULE.bazel", "REPO.bazel",
            "WORKSPACE", "WORKSPACE.bazel",
        ]
        for name in names {
            #expect(endings.contains { $0.hasPrefix("*") ? name.hasSuffix($0.dropFirst()) : name == $0 }, "\(name)")
        }
    }

    /// The names that a pattern of the form `**/NAME` matches, for one with braces each of the alternatives.
    private static func endings(of pattern: String) -> [String] {
        let parts = pattern.dropFirst("**/".count).split(separator: "{", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return parts.map(String.init) }
        return parts[1].dropLast().split(separator: ",").map { "\(parts[0])\($0)" }
    }

    @Test func olderClientsHaveOneRoot() throws {
        for key in ["rootUri", "rootPath"] {
            let client = try Client(Self.broken(in: "App"))
            let root = key == "rootUri" ? client.uri("App") : "\(client.app)/App"
            _ = try client.request("initialize", "{\"capabilities\":{},\"\(key)\":\(jsonString(root))}")
            // Nothing is sent before the client is ready.
            #expect(client.received.count == 1)
            client.notify("initialized", "{}")
            #expect(Self.shown(client) == [client.uri("App/Counter.swift")])
        }
    }

    @Test func filesOnDiskAreReadAgain() throws {
        let client = try Client(Self.broken(in: "App"))
        _ = try Self.start(client, folders: ["App"])
        #expect(Self.shown(client).count == 1)
        try Files.write(try #require(Cafe.files["Root.swift"]), to: "\(client.app)/App/Root.swift")
        let changes = "[{\"type\":2,\"uri\":\(jsonString(client.uri("App/Root.swift")))}]"
        client.notify("workspace/didChangeWatchedFiles", "{\"changes\":\(changes)}")
        #expect(Self.shown(client) == [])
        let configuration = "{ \"rules\": { \"missing-provider\": \"oops\" } }"
        try Files.write(configuration, to: "\(client.app)/App/.thimble.json")
        let created = "[{\"type\":1,\"uri\":\(jsonString(client.uri("App/.thimble.json")))}]"
        let messages = client.notify("workspace/didChangeWatchedFiles", "{\"changes\":\(created)}")
        #expect(messages.first?.contains("window/showMessage") == true)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("\"type\":1") == true)
        #expect(messages.first?.contains(".thimble.json:1:34") == true)
    }

    /// A folder stands for all that is in it.
    @Test func foldersAreRenamedAndDeleted() throws {
        let client = try Client(Self.broken(in: "App/Cafe"))
        _ = try Self.start(client, folders: ["App"])
        #expect(Self.shown(client) == [client.uri("App/Cafe/Counter.swift")])
        try FileManager.default.moveItem(atPath: "\(client.app)/App/Cafe", toPath: "\(client.app)/App/Bar")
        let names = "{\"newUri\":\(jsonString(client.uri("App/Bar"))),\"oldUri\":\(jsonString(client.uri("App/Cafe")))}"
        client.notify("workspace/didRenameFiles", "{\"files\":[\(names)]}")
        #expect(Self.shown(client) == [client.uri("App/Bar/Counter.swift")])
        try FileManager.default.removeItem(atPath: "\(client.app)/App/Bar/Counter.swift")
        let deleted = "{\"files\":[{\"uri\":\(jsonString(client.uri("App/Bar/Counter.swift")))}]}"
        client.notify("workspace/didDeleteFiles", deleted)
        #expect(!Self.shown(client).contains(client.uri("App/Bar/Counter.swift")))
    }

    /// What is not saved counts, and no longer when it is closed.
    @Test func openDocumentsCountBeforeTheyAreSaved() throws {
        let client = try Client(Cafe.files)
        try client.start()
        let root = try #require(Cafe.files["Root.swift"])
        try client.open("Root.swift", root.replacingOccurrences(of: "menu =", with: "menus ="))
        #expect(Self.shown(client) == [client.uri("Counter.swift")])
        let document = "{\"textDocument\":{\"uri\":\(jsonString(client.uri("Root.swift")))}}"
        client.notify("textDocument/didClose", document)
        #expect(Self.shown(client) == [])
        // A file that is not saved at all.
        try client.open("Sink.swift", "import RIBs\nprotocol SinkDependency: Dependency { var tap: Int { get } }\n")
        #expect(Self.shown(client) == [])
    }

    private static let pulling = """
        {"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}
        """

    @Test func pulledDiagnosticsAreNotPublishedAsWell() throws {
        let client = try Client(Self.broken(in: "App"))
        let answer = try Self.start(client, folders: ["App"], capabilities: Self.pulling)
        #expect(answer["result"]?["capabilities"]?["diagnosticProvider"] != nil)
        let uri = client.uri("App/Counter.swift")
        #expect(Self.shown(client) == [uri])
        var text = try #require(Self.broken(in: "App")["App/Counter.swift"])
        try client.open("App/Counter.swift", text)
        let document = "{\"textDocument\":{\"uri\":\(jsonString(uri))}}"
        let report = try client.request("textDocument/diagnostic", document)["result"]
        #expect(report?["items"]?.list.map { $0["code"]?.string } == ["missing-provider"])
        #expect(Self.shown(client) == [])
        let messages = try client.change(
            "App/Counter.swift",
            in: &text,
            "var till: Till",
            "var tills: Till",
            version: 2
        )
        #expect(!messages.contains { $0.contains("publishDiagnostics") })
        #expect(messages.contains { $0.contains("workspace/diagnostic/refresh") })
        #expect(try client.request("textDocument/diagnostic", document)["result"]?["items"]?.list.count == 2)
        // Closed, it is published again.
        client.notify("textDocument/didClose", document)
        #expect(Self.shown(client) == [uri])
        let whole = try client.request("workspace/diagnostic", "{\"previousResultIds\":[]}")["result"]
        #expect(whole?["items"]?.list.map { $0["uri"]?.string } == [uri])
        #expect(Self.shown(client) == [])
    }

    @Test func aClientThatCannotBeRefreshedIsNotOfferedToPull() throws {
        let client = try Client([:])
        let answer = try Self.start(client, folders: [], capabilities: "{\"textDocument\":{\"diagnostic\":{}}}")
        #expect(answer["result"]?["capabilities"]?["diagnosticProvider"] == nil)
    }

    @Test func theFirstAnalysisIsShownAsProgress() throws {
        let client = try Client(Cafe.files)
        client.holdsAnalyses = true
        _ = try Self.start(client, folders: [""], capabilities: "{\"window\":{\"workDoneProgress\":true}}")
        let created = try #require(client.received.first { $0.contains("workDoneProgress/create") })
        let id = try #require(try JSONReader.read(Array(created.utf8))["id"]?.integer)
        #expect(client.send("{\"id\":\(id),\"result\":null}").first?.contains("\"kind\":\"begin\"") == true)
        client.holdsAnalyses = false
        let end = client.runAnalyses().filter { $0.contains("$/progress") }
        #expect(end.count == 1)
        #expect(end.first?.contains("\"message\":\"3 scopes\"") == true)
    }

    @Test func plainClientsGetPlainAnswers() throws {
        let client = try Client(Self.broken(in: "App"))
        _ = try Self.start(client, folders: ["App"])
        let diagnostic = try #require(client.diagnostics.values.first?.first)
        #expect(diagnostic["relatedInformation"] == nil)
        #expect(diagnostic["codeDescription"] == nil)
        try client.open("App/Order.swift")
        let position = """
            {"position":{"character":9,"line":3},"textDocument":{"uri":\(jsonString(client.uri("App/Order.swift")))}}
            """
        let hover = try client.request("textDocument/hover", position)["result"]?["contents"]
        #expect(hover?["kind"]?.string == "plaintext")
        #expect(hover?["value"]?.string?.contains("](") == false)
        // It could not apply an edit.
        let range = "{\"end\":{\"character\":99,\"line\":9},\"start\":{\"character\":0,\"line\":0}}"
        let asked = """
            {"context":{},"range":\(range),"textDocument":{"uri":\(jsonString(client.uri("App/Order.swift")))}}
            """
        #expect(try client.request("textDocument/codeAction", asked)["result"]?.list.isEmpty == true)
    }

    /// A file that has changed on disk since it was read is not edited.
    @Test func noFixIsOfferedForAFileThatHasChangedOnDisk() throws {
        let client = try Client(Self.broken(in: "App"))
        _ = try Self.start(client, folders: ["App"], capabilities: Client.capabilities)
        try client.open("App/Counter.swift")
        let place = "{\"character\":10,\"line\":3}"
        let asked = """
            {"context":{},"range":{"end":\(place),"start":\(place)},"textDocument":\
            {"uri":\(jsonString(client.uri("App/Counter.swift")))}}
            """
        func titles() throws -> [String] {
            let actions = try client.request("textDocument/codeAction", asked)["result"]?.list ?? []
            return actions.filter { $0["edit"] != nil }.compactMap { $0["title"]?.string }
        }
        #expect(try titles().contains("Rename `RootComponent.menus` to `menu`"))
        let root = try Files.text(of: "\(client.app)/App/Root.swift")
        try Files.write("\n" + root, to: "\(client.app)/App/Root.swift")
        #expect(try !titles().contains("Rename `RootComponent.menus` to `menu`"))
    }
}
