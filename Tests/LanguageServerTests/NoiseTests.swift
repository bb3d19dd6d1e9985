import Foundation
import TestSupport
import Testing
import TextFormats

@testable import LanguageServer

/// Recorded sessions with damaged messages: the server answers, and goes on.
@Suite struct NoiseTests {
    private static let lines: [String] = {
        let folder = repository.appendingPathComponent("Tests/LanguageServerTests/Fixtures").path
        let texts = Files.paths(below: folder, endingIn: ".session").compactMap {
            try? Files.text(of: "\(folder)/\($0)")
        }
        let lines = texts.flatMap { $0.components(separatedBy: "\n") }.filter { $0.hasPrefix("--> ") }
        return lines.map { String($0.dropFirst(4)) }.filter { !$0.contains("\"shutdown\"") && !$0.contains("\"exit\"") }
    }()

    @Test(arguments: 1...8)
    func damagedMessagesAreSurvived(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        let client = try Client(Cafe.files)
        try client.start()
        try client.open("Root.swift")
        for _ in 0..<250 {
            let line = Self.lines[Int.random(in: 0..<Self.lines.count, using: &random)]
            var content = Array(line.replacingOccurrences(of: "$APP", with: client.uri("")).utf8)
            for _ in 0..<Int.random(in: 0...3, using: &random) { Self.damage(&content, using: &random) }
            client.send(frame: .content(content))
            #expect(client.exitCode == nil)
        }
        let root = try #require(Cafe.files["Root.swift"])
        client.replaceOrOpen("Root.swift", with: root)
        let document = "{\"textDocument\":{\"uri\":\(jsonString(client.uri("Root.swift")))}}"
        let lenses = try client.request("textDocument/codeLens", document)["result"]?.list
        #expect(lenses?.contains { $0["command"]?["title"]?.string?.hasPrefix("read by") ?? false } == true)
    }

    /// Removes, repeats or replaces some bytes.
    private static func damage(_ content: inout [UInt8], using random: inout SeededNumbers) {
        let words = [
            "null", "-1", "1e99", "\"\"", "{}", "[]", "99999999999999999999", "true", "\\ud800", "\u{0}", "\"uri\":",
        ]
        guard !content.isEmpty else { return }
        let start = Int.random(in: 0..<content.count, using: &random)
        let end = min(content.count, start + Int.random(in: 0...20, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: content.removeSubrange(start..<end)
        case 1: content.insert(contentsOf: content[start..<end], at: start)
        case 2: content[start] = UInt8.random(in: 0...255, using: &random)
        default:
            // A whole value, which leaves valid JSON more often.
            let word = words[Int.random(in: 0..<words.count, using: &random)]
            guard let colon = content[start...].firstIndex(of: UInt8(ascii: ":")) else { return }
            let after = content[(colon + 1)...].firstIndex { ",}]".utf8.contains($0) } ?? content.count
            content.replaceSubrange((colon + 1)..<after, with: Array(word.utf8))
        }
    }
}
