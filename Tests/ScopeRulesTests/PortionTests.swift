import Foundation
import Providers
import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader
import TestSupport
import Testing

/// A large app is read by all cores, each portion of its files and scopes with a memory of its own. Here every file and
/// every scope is a portion, in each of the golden fixtures, and in the folders in THIMBLE_PORTION_FOLDERS, one app in
/// each.
@Suite("An answer is the same however the work is shared out")
struct PortionTests {
    private static let fixtures: [String] = {
        let folder = repository.appendingPathComponent("Tests/GoldenTests/Fixtures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let chosen = ProcessInfo.processInfo.environment["THIMBLE_PORTION_FOLDERS"] ?? ""
        return names.sorted().map { folder.appendingPathComponent($0).appendingPathComponent("Input").path }
            + chosen.split(separator: ":").map(String.init)
    }()

    @Test("There are fixtures") func fixturesAreFound() { #expect(Self.fixtures.count > 50) }

    @Test(arguments: fixtures)
    func isTheSame(_ folder: String) {
        let sources = Self.sources(in: folder)
        let whole = Self.answers(sources, .whole)
        #expect(Self.answers(sources, .single) == whole)
        #expect(Self.answers(sources, .usually) == whole)
    }

    /// All files of a folder as one module.
    private static func sources(in folder: String) -> [ModuleSources] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            FileManager.default.contents(atPath: "\(folder)/\(path)")
                .map { SourceFile(path: path, reading: Array($0)) }
        }
        let module = Module(name: "App", folder: "", kind: .application, origin: .folder, package: "")
        return [ModuleSources(module: module, files: files, generated: [])]
    }

    private static func answers(_ sources: [ModuleSources], _ shares: Partitioning) -> [String] {
        let tree = ResolvedGraph(reading: sources, shares: shares)
        let (graph, resolution) = (tree.graph, tree.resolution)
        let plan = GenerationPlan(graph: graph, resolution: resolution, sources: sources)
        let subject = RuleSubject(
            graph: graph,
            resolution: resolution,
            model: tree.model,
            plan: plan,
            sources: SourceTable(sources)
        )
        let scopes = graph.scopes.map { "\($0.id) \($0.requirements.map(\.name)) \($0.provisions.map(\.name))" }
        let optional = allRules.filter { $0.defaultSeverity == nil }.map { ($0.id, Optional(Severity.warning)) }
        let found = findings(in: subject, severities: Dictionary(uniqueKeysWithValues: optional)).map { finding in
            Mirror(reflecting: finding).children.map { "\($0.label ?? ""): \($0.value)" }.joined(separator: "\n")
        }
        return scopes + found + plan.files.map(\.contents)
    }
}
