import Foundation
import TestSupport
import Testing

/// Semantics knows Swift, and no library, dialect, scope or edge.
@Suite struct LayerTests {
    private static let folder = repository.appendingPathComponent("Sources/Semantics")

    private func lines() throws -> [String] {
        try Files.paths(below: Self.folder.path, endingIn: ".swift").flatMap { name in
            let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            return text.split(separator: "\n").map(String.init)
        }
    }

    @Test func isBuiltOnTheReaderAndTheModules() throws {
        let imports = Set(try lines().filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) })
        #expect(imports.isSubset(of: ["Cores", "Graphs", "Modules", "SwiftReader"]))
        #expect(imports.contains("SwiftReader"))
    }

    @Test(arguments: ["RIBs", "Needle", "needle", "Dialect", "dialect", "Builder<", "ScopeGraph"])
    func doesNotMention(_ word: String) throws {
        #expect(try lines().filter { $0.contains(word) } == [])
    }
}
