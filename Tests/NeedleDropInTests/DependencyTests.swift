import Foundation
import SwiftReader
import TestSupport
import Testing

/// What Needle does and the default does not stays in one place.
@Suite struct DependencyTests {
    private static let sources = repository.appendingPathComponent("Sources")

    /// The files that import something, by their paths below `Sources`.
    private func files() throws -> [(path: String, imports: [String])] {
        try Files.paths(below: Self.sources.path, endingIn: ".swift").map { name in
            let bytes = try Data(contentsOf: Self.sources.appendingPathComponent(name))
            return (name, SourceFile(path: name, reading: Array(bytes)).importedModules)
        }
    }

    @Test func nobodyButItsCommandKnowsOfDropInMode() throws {
        let users = try files().filter { $0.imports.contains("NeedleDropIn") }.map(\.path)
        #expect(!users.isEmpty)
        for user in users {
            #expect(
                user.hasPrefix("ThimbleCommands/Needle/") || user == "ThimbleCommands/Commands/Needle.swift",
                "\(user)"
            )
        }
    }

    @Test func dropInModeIsBuiltOnTheReaderAlone() throws {
        let files = try files().filter { $0.path.hasPrefix("NeedleDropIn/") }
        #expect(files.count > 20)
        let known: Set = ["Graphs", "NeedleText", "SwiftReader"]
        for file in files { #expect(Set(file.imports).isSubset(of: known), "\(file.path)") }
    }
}
