import Foundation
import Reporters
import TestSupport
import Testing
import TextFormats

@testable import LanguageServer

/// Whether this run records instead of comparing.
private let isRecording = ProcessInfo.processInfo.environment["THIMBLE_RECORD"] == "1"

/// Plays recorded sessions: text files of the messages of a client, `-->`, and of what the server sends, `<--`.
///
/// A line `==> TITLE` applies the code action of that title from the last answer: the client sends its edits, and the
/// changed document follows as `    text`. `$APP` is the URI of the folder with the app.
///
/// To record anew after a change of what the server says:
///
///     THIMBLE_RECORD=1 swift test --filter LanguageServerTests.SessionTests
///
/// Then read every changed line.
@Suite struct SessionTests {
    private static let folder = repository.appendingPathComponent("Tests/LanguageServerTests/Fixtures").path

    @Test(arguments: Files.paths(below: SessionTests.folder, endingIn: ".session"))
    func sessionsAreAsRecorded(name: String) throws {
        let path = "\(Self.folder)/\(name)"
        let recorded = try Files.text(of: path)
        let played = try Session(recorded).play()
        if isRecording { try Files.write(played, to: path) }
        #expect(played == (isRecording ? try Files.text(of: path) : recorded))
    }

    /// The lines of a client, and the app that they are about.
    private final class Session {
        private let lines: [String]
        private let client: Client
        private var documents: [String: (version: Int, text: String)] = [:]
        private var lastAnswer: JSONValue?
        private var played: [String] = []

        init(_ text: String) throws {
            lines = text.components(separatedBy: "\n").filter { !$0.hasPrefix("<--") && !$0.hasPrefix("    ") }
            client = try Client(Cafe.files)
        }

        func play() throws -> String {
            for line in lines {
                played.append(line)
                if line.hasPrefix("--> ") { try send(String(line.dropFirst(4))) }
                if line.hasPrefix("==> ") { try apply(String(line.dropFirst(4))) }
            }
            return played.joined(separator: "\n")
        }

        private func send(_ line: String) throws {
            let content = line.replacingOccurrences(of: "$APP", with: "file://\(client.app)")
            try note(try JSONReader.read(Array(content.utf8)))
            for message in client.send(content) {
                let value = try JSONReader.read(Array(message.utf8))
                if value["result"] != nil { lastAnswer = value["result"] }
                played.append("<-- \(shown(message))")
            }
        }

        private func shown(_ message: String) -> String {
            let version = "\"version\":\"\(toolVersion)\""
            return message.replacingOccurrences(of: "file://\(client.app)", with: "$APP")
                .replacingOccurrences(of: client.app, with: "$PATH")
                .replacingOccurrences(of: client.cache, with: "$CACHE")
                // The name of a page in the cache ends with a hash of the folder.
                .replacing(/Cafe-[0-9a-f]{8}\.html/, with: "Cafe-$HASH.html")
                .replacingOccurrences(of: version, with: "\"version\":\"$VERSION\"")
        }

        /// Keeps the documents as the client has them.
        private func note(_ message: JSONValue) throws {
            let document = message["params"]?["textDocument"]
            guard let uri = document?["uri"]?.string, let version = document?["version"]?.integer else { return }
            if let text = document?["text"]?.string { documents[uri] = (version, text) }
            for change in message["params"]?["contentChanges"]?.list ?? [] {
                let known = try #require(documents[uri]?.text)
                documents[uri] = (version, try text(known, after: change))
            }
        }

        /// A text after a change of the client.
        private func text(_ text: String, after change: JSONValue) throws -> String {
            var content = TextContent(Array(text.utf8))
            let range = try TextRange(change["range"])
            let start = content.offset(of: range.start, in: .utf16)
            let new = change["text"]?.string ?? ""
            content.replace(start..<content.offset(of: range.end, in: .utf16), with: new.utf8)
            return String(decoding: content.bytes, as: UTF8.self)
        }

        private func apply(_ title: String) throws {
            let actions = lastAnswer?.list ?? []
            let action = try #require(actions.first { $0["title"]?.string == title }, "\(title) is offered")
            let changes = action["edit"]?["documentChanges"]?.list ?? []
            #expect(!changes.isEmpty, "\(title) consists of edits")
            for change in changes {
                let uri = try #require(change["textDocument"]?["uri"]?.string)
                let known = try #require(documents[uri], "\(uri) is open")
                #expect(change["textDocument"]?["version"]?.integer == known.version)
                let text = try LanguageServerTests.text(known.text, after: change["edits"]?.list ?? [])
                played += text.split(separator: "\n").map { "    \($0)" }
                let changed = "{\"uri\":\"\(uri)\",\"version\":\(known.version + 1)}"
                let params = "{\"contentChanges\":[{\"text\":\(jsonString(text))}],\"textDocument\":\(changed)}"
                documents[uri] = (known.version + 1, text)
                for message in client.notify("textDocument/didChange", params) {
                    played.append("<-- \(shown(message))")
                }
            }
        }
    }
}
