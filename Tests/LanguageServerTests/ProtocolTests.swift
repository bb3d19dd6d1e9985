import TestSupport
import Testing
import TextFormats

@testable import LanguageServer

/// Input that no correct client sends: the protocol's error, and the session goes on.
@Suite struct ProtocolTests {
    private static func code(_ message: String) throws -> Int? {
        try JSONReader.read(Array(message.utf8))["error"]?["code"]?.integer
    }

    @Test(
        arguments: [
            ("{", -32700), ("", -32700), ("{\"a\":\u{1}}", -32700), ("[]", -32600), ("3", -32600), ("{}", -32600),
            ("{\"id\":1,\"method\":3}", -32600), ("{\"id\":1.5,\"method\":\"a\"}", -32002),
            ("{\"id\":{},\"method\":\"a\"}", -32600), ("{\"id\":1,\"method\":\"a\",\"params\":7}", -32600),
            ("{\"id\":1,\"method\":\"textDocument/hover\",\"params\":{}}", -32002),
            (String(repeating: "[", count: 100_000), -32700),
        ]
    )
    func brokenMessagesAreErrors(content: String, code: Int) throws {
        let client = try Client([:])
        let answers = client.send(content)
        #expect(answers.count == 1)
        #expect(try Self.code(answers.first ?? "") == code)
        #expect(client.exitCode == nil)
        try client.start()
        #expect(try client.request("unknown/method", "{}")["error"]?["code"]?.integer == -32601)
    }

    @Test func aBrokenFrameIsAnError() throws {
        let client = try Client([:])
        #expect(try Self.code(client.send(frame: .broken("noise")).first ?? "") == -32700)
    }

    @Test func invalidUTF8IsReadAsReplacementCharacters() throws {
        let client = try Client([:])
        let content = Array("{\"id\":1,\"method\":\"".utf8) + [0xFF, 0xC0] + Array("\"}".utf8)
        #expect(try Self.code(client.send(frame: .content(content)).first ?? "") == -32002)
    }

    @Test(
        arguments: [
            ("textDocument/hover", "{}"), ("textDocument/hover", "[]"),
            (
                "textDocument/hover",
                "{\"textDocument\":{\"uri\":\"file:///a\"},\"position\":{\"line\":-1,\"character\":0}}"
            ),
            ("textDocument/codeAction", "{\"textDocument\":{\"uri\":\"file:///a\"}}"),
            ("textDocument/codeLens", "{\"textDocument\":{\"uri\":3}}"), ("callHierarchy/incomingCalls", "{}"),
            ("workspace/executeCommand", "{\"command\":\"rm\"}"), ("workspace/executeCommand", "{}"),
            ("workspace/executeCommand", "{\"command\":\"thimble.why\"}"),
            ("workspace/executeCommand", "{\"command\":\"thimble.generate\",\"arguments\":[\"file:///elsewhere\"]}"),
        ]
    )
    func requestsWithoutTheirParametersAreErrors(method: String, parameters: String) throws {
        let client = try Client(["A.swift": "class A {}"])
        try client.start()
        #expect(try client.request(method, parameters)["error"]?["code"]?.integer == -32602)
    }

    @Test func onlyExitFollowsShutdown() throws {
        let client = try Client([:])
        try client.start()
        #expect(try client.request("initialize", "{}")["error"]?["code"]?.integer == -32600)
        #expect(try client.request("shutdown", "{}")["result"] != nil)
        #expect(try client.request("textDocument/hover", "{}")["error"]?["code"]?.integer == -32600)
        client.notify("exit", "{}")
        #expect(client.exitCode == 0)
    }

    @Test func exitWithoutShutdownIsAFailure() throws {
        let client = try Client([:])
        client.notify("exit", "{}")
        #expect(client.exitCode == 1)
    }

    @Test func filesOutsideTheWorkspaceHaveNothing() throws {
        let client = try Client(["App/A.swift": "class A {}"])
        try client.start()
        for uri in ["file:///elsewhere/B.swift", "untitled:Untitled-1"] {
            let document = "{\"languageId\":\"swift\",\"text\":\"class B {}\",\"uri\":\"\(uri)\",\"version\":1}"
            #expect(client.notify("textDocument/didOpen", "{\"textDocument\":\(document)}").isEmpty)
            let position = "\"position\":{\"character\":6,\"line\":0}"
            let named = "{\"textDocument\":{\"uri\":\"\(uri)\"},\(position)}"
            guard case .null? = try client.request("textDocument/hover", named)["result"]?.content else {
                Issue.record("There is nothing to say.")
                return
            }
            #expect(try client.request("textDocument/codeLens", named)["result"]?.list.isEmpty == true)
            let range = "\"range\":{\"end\":{\"character\":6,\"line\":0},\"start\":{\"character\":6,\"line\":0}}"
            let asked = "{\"context\":{\"diagnostics\":[]},\(range),\"textDocument\":{\"uri\":\"\(uri)\"}}"
            #expect(try client.request("textDocument/codeAction", asked)["result"]?.list.isEmpty == true)
        }
    }

    @Test func aChangeOfADocumentThatIsNotOpenIsLogged() throws {
        let client = try Client(["A.swift": "class A {}"])
        try client.start()
        let change =
            "{\"contentChanges\":[{\"text\":\"\"}],\"textDocument\":{\"uri\":\"\(client.uri("A.swift"))\",\"version\":2}}"
        let messages = client.notify("textDocument/didChange", change)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("window/logMessage") == true)
    }

    @Test func aWorkspaceThatIsNoAppIsSilent() throws {
        for files in [["README.md": "Hello"], ["A.swift": "class A {}"], [:]] {
            let client = try Client(files)
            try client.start()
            let others = client.received.filter { !$0.contains("\"id\":") && !$0.contains("\"type\":4") }
            #expect(others == [])
        }
    }

    @Test func waitingRequestsAreCancelled() throws {
        let client = try Client(Cafe.files)
        try client.start()
        client.holdsAnalyses = true
        var text = try #require(Cafe.files["Root.swift"])
        try client.open("Root.swift", text)
        try client.change("Root.swift", in: &text, "till", "tills", version: 2)
        let diagnostic = "{\"textDocument\":{\"uri\":\"\(client.uri("Root.swift"))\"}}"
        #expect(client.send("{\"id\":\"a\",\"method\":\"textDocument/diagnostic\",\"params\":\(diagnostic)}").isEmpty)
        // A question about the graph is answered from the last analysis.
        #expect(try client.request("textDocument/codeLens", diagnostic)["result"]?.list.isEmpty == false)
        let answers = client.notify("$/cancelRequest", "{\"id\":\"a\"}")
        #expect(try answers.map(Self.code) == [-32800])
        #expect(client.notify("$/cancelRequest", "{\"id\":\"a\"}").isEmpty)
        client.runAnalyses()
        #expect(!client.received.contains { $0.contains("\"id\":\"a\",\"jsonrpc\":\"2.0\",\"result\"") })
    }

    @Test func anAnalysisThatIsOutOfDateIsCancelled() throws {
        let client = try Client(Cafe.files)
        client.holdsAnalyses = true
        try client.start()
        var text = try #require(Cafe.files["Root.swift"])
        // The first analysis is not cancelled: questions wait for it.
        try client.open("Root.swift", text)
        client.runAnalyses()
        client.runAnalyses()
        #expect(client.cancellations == 0)
        let lenses = "{\"textDocument\":{\"uri\":\"\(client.uri("Root.swift"))\"}}"
        #expect(try client.request("textDocument/codeLens", lenses)["result"]?.list.isEmpty == false)
        // Another one has begun, and a second edit follows.
        try client.change("Root.swift", in: &text, "    let till = Till()\n", "", version: 2)
        try client.change("Root.swift", in: &text, "import RIBs", "import RIBs\n", version: 3)
        client.runAnalyses()
        #expect(client.cancellations == 1)
        #expect(client.diagnostics.values.joined().isEmpty)
        client.holdsAnalyses = false
        client.runAnalyses()
        #expect(client.cancellations == 1)
        #expect(client.fingerprints.isEmpty == false)
    }

    @Test func aThousandChangesAreOneAnalysis() throws {
        let client = try Client(Cafe.files)
        try client.start()
        client.holdsAnalyses = true
        var text = try #require(Cafe.files["Root.swift"])
        try client.open("Root.swift", text)
        for version in 2...1001 {
            try client.change("Root.swift", in: &text, "import RIBs", " import RIBs", version: version)
        }
        try client.change("Root.swift", in: &text, "    let till = Till()\n", "", version: 1002)
        client.holdsAnalyses = false
        // The analysis that ran all the time is stale: nothing of it is shown.
        let messages = client.runAnalyses()
        let published = messages.filter { $0.contains("textDocument/publishDiagnostics") }
        #expect(published.count == 1)
        #expect(published.first?.contains("provides `till: Till`") == true)
    }

    @Test func fiftyMegabytesAreText() throws {
        let client = try Client(Cafe.files)
        try client.start()
        let line = "// " + String(repeating: "☕️ ", count: 30) + "\\n"
        let text = String(repeating: line, count: 50_000_000 / line.utf8.count)
        client.holdsAnalyses = true
        let document =
            "{\"languageId\":\"swift\",\"text\":\"\(text)\",\"uri\":\"\(client.uri("Long.swift"))\",\"version\":1}"
        client.notify("textDocument/didOpen", "{\"textDocument\":\(document)}")
        let end = "{\"character\":0,\"line\":3}"
        let change = "{\"range\":{\"end\":\(end),\"start\":\(end)},\"text\":\"x\"}"
        let named = "{\"uri\":\"\(client.uri("Long.swift"))\",\"version\":2}"
        for _ in 0..<10 {
            client.notify("textDocument/didChange", "{\"contentChanges\":[\(change)],\"textDocument\":\(named)}")
        }
        #expect(client.exitCode == nil)
        client.holdsAnalyses = false
        client.runAnalyses()
        #expect(try client.request("shutdown", "{}")["result"] != nil)
    }

    /// Random edits, some of them several in one notification. The positions are computed without the server's code.
    @Test(arguments: 1...10, [PositionEncoding.utf8, .utf16])
    func documentsAreEqualAfterAnyEdits(seed: UInt64, encoding: PositionEncoding) throws {
        var random = SeededNumbers(seed: seed)
        let client = try Client([:])
        let capabilities = "{\"general\":{\"positionEncodings\":[\"\(encoding.rawValue)\"]}}"
        _ = try client.request("initialize", "{\"capabilities\":\(capabilities)}")
        var scalars = Array("let a = 1\r\nlet 👩‍🚀 = \"é\"\rlet c\n".unicodeScalars)
        try client.open("A.swift", Self.text(scalars))
        let pieces = ["", "x", "😀", "\r\n", "\n", "\r", "é\n🇩🇪", "\n\n"].map { Array($0.unicodeScalars) }
        for version in 2...60 {
            let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
                let places = scalars.indices.filter { !(scalars[$0] == "\n" && $0 > 0 && scalars[$0 - 1] == "\r") }
                let all = places + [scalars.count]
                let start = Int.random(in: 0..<all.count, using: &random)
                let end = min(all.count - 1, start + Int.random(in: 0...4, using: &random))
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                let range = [all[start], all[end]].map { Self.position(of: $0, in: scalars, encoding) }
                scalars.replaceSubrange(all[start]..<all[end], with: piece)
                let new = jsonString(Self.text(piece))
                return "{\"range\":{\"end\":\(range[1]),\"start\":\(range[0])},\"text\":\(new)}"
            }
            let document = "{\"uri\":\(jsonString(client.uri("A.swift"))),\"version\":\(version)}"
            client.notify(
                "textDocument/didChange",
                "{\"contentChanges\":\(jsonArray(changes)),\"textDocument\":\(document)}"
            )
            #expect(client.serverText(of: "A.swift") == Self.text(scalars))
        }
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private static func position(of index: Int, in scalars: [Unicode.Scalar], _ encoding: PositionEncoding) -> String {
        var (line, character) = (0, 0)
        for number in 0..<index {
            let isLineEnd =
                scalars[number] == "\n"
                || (scalars[number] == "\r" && (number + 1 == scalars.count || scalars[number + 1] != "\n"))
            if isLineEnd {
                (line, character) = (line + 1, 0)
            } else if scalars[number] != "\r" {
                let text = Self.text([scalars[number]])
                character += encoding == .utf8 ? text.utf8.count : text.utf16.count
            }
        }
        return "{\"character\":\(character),\"line\":\(line)}"
    }
}
