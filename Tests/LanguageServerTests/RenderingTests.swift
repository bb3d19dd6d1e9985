import Foundation
import TestSupport
import Testing
import TextFormats

@testable import LanguageServer

/// Diagnostics that are kept from analysis to analysis are those of a new session.
@Suite struct RenderingTests {
    /// The diagnostics that a client shows, by file, as the server wrote them.
    private static func shown(_ client: Client) throws -> [String: String] {
        var shown: [String: String] = [:]
        for message in client.received where message.contains("textDocument/publishDiagnostics") {
            let parameters = try JSONReader.read(Array(message.utf8))["params"]
            let start = try #require(message.range(of: "\"diagnostics\":")).upperBound
            let end = try #require(message.range(of: ",\"uri\":\"", options: .backwards)).lowerBound
            let uri = (parameters?["uri"]?.string ?? "").replacingOccurrences(of: client.app, with: "")
            let text = message[start..<end].replacingOccurrences(of: client.app, with: "")
            shown[uri] = parameters?["diagnostics"]?.list.isEmpty == true ? nil : text
        }
        return shown
    }

    @Test func diagnosticsFollowEveryEdit() throws {
        var files = Cafe.files
        files["Root.swift"] = files["Root.swift"]?.replacingOccurrences(of: "menu =", with: "menus =")
        let client = try Client(files)
        try client.start()
        var text = try #require(files["Root.swift"])
        try client.open("Root.swift", text)
        var last = try Self.shown(client)
        #expect(!last.isEmpty)
        let edits = [
            // As many bytes as before, on the line of a near miss: the finding is equal, its place is not.
            ("☕️", "coffee"), ("coffee", "☕️"),
            // A line moves.
            ("struct Menu {}", "\nstruct Menu {}"), ("\nstruct Menu {}", "struct Menu {}"),
            // What no finding shows.
            ("init() {", "init()  {"),
            // Another finding, and the same again.
            ("let till", "let tills"), ("let tills", "let till"),
            ("let menus", "let menu"), ("let menu", "let menus"),
        ]
        var changes = 0
        for (number, edit) in edits.enumerated() {
            try client.change("Root.swift", in: &text, edit.0, edit.1, version: number + 2)
            files["Root.swift"] = text
            let other = try Client(files)
            try other.start()
            let now = try Self.shown(client)
            #expect(try now == Self.shown(other), "after \(edit)")
            if now != last { changes += 1 }
            last = now
        }
        #expect(changes == edits.count - 1)
    }
}
