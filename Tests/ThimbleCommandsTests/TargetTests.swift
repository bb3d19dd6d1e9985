import Foundation
import Testing

/// What the stages may know of each other.
@Suite struct TargetTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// How drop-in mode differs from the default stays in one place: only the command line and its tests name it.
    @Test func noStageImportsDropInMode() throws {
        let sources = Self.root.appendingPathComponent("Sources")
        let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".swift") }
        #expect(files.count > 100)
        for name in files where !name.hasPrefix("NeedleDropIn/") && !name.hasPrefix("ThimbleCommands/") {
            let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
            #expect(!text.contains("import NeedleDropIn"), "\(name)")
        }
    }

    @Test func onlyTheCommandLineDependsOnDropInMode() throws {
        let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let targets = manifest.components(separatedBy: "arget(").dropFirst().filter { $0.contains("\"NeedleDropIn\"") }
        let names = targets.compactMap { target in
            target.components(separatedBy: "name: \"").dropFirst().first?.components(separatedBy: "\"").first
        }
        #expect(Set(names) == ["NeedleDropIn", "ThimbleCommands", "NeedleDropInTests"])
    }
}
