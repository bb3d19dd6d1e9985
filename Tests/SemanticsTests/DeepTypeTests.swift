import SwiftReader
import Testing

@testable import Semantics

/// Types as deep as an input is long: what reads them recurses, and has to stop in time.
@Suite struct DeepTypeTests {
    @Test(arguments: ["?", "!", ".Type", ".Protocol"])
    func marks(_ mark: String) throws {
        let text = "let theme: Theme" + String(repeating: mark, count: 50_000)
        let file = SourceFile(path: "App.swift", reading: Array(text.utf8))
        let form = try #require(TypeSyntaxReader.form(of: file.declarations[0].type, in: file))
        #expect(depth(of: form) <= 48)
    }

    @Test func marksAndBrackets() throws {
        let text =
            "let theme: " + String(repeating: "[", count: 40) + "Theme" + String(repeating: "??]!.Type??", count: 40)
        let file = SourceFile(path: "App.swift", reading: Array(text.utf8))
        let form = try #require(TypeSyntaxReader.form(of: file.declarations[0].type, in: file))
        #expect(depth(of: form) <= 48)
    }

    @Test(arguments: ["Theme??", "[Theme?]!", "(a: Theme.Type, b: [Theme: [Theme]]?)", "(Theme?) -> Theme??"])
    func ordinaryTypes(_ type: String) throws {
        let file = SourceFile(path: "App.swift", reading: Array("let theme: \(type)".utf8))
        let form = try #require(TypeSyntaxReader.form(of: file.declarations[0].type, in: file))
        guard case .other = form else { return }
        Issue.record("\(type) is not read")
    }

    private func depth(of form: TypeSyntax) -> Int {
        switch form {
        case .name(let components): 1 + (components.flatMap(\.arguments).map(depth).max() ?? 0)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .prefixed(_, let inner),
            .attributed(_, let inner), .metatype(let inner, _):
            1 + depth(of: inner)
        case .dictionary(let key, let value): 1 + max(depth(of: key), depth(of: value))
        case .tuple(let elements): 1 + (elements.map { depth(of: $0.type) }.max() ?? 0)
        case .function(let parameters, _, let result):
            1 + max(depth(of: result), parameters.map { depth(of: $0.type) }.max() ?? 0)
        case .composition(let parts): 1 + (parts.map(depth).max() ?? 0)
        case .other: 1
        }
    }
}
