import Foundation
import TestSupport
import Testing

/// What the stages may know of each other.
@Suite struct TargetTests {
    /// How drop-in mode differs from the default stays in one place: only the command line and its tests name it.
    @Test func noStageImportsDropInMode() throws {
        let files = try Files.texts(below: repository.appendingPathComponent("Sources").path, endingIn: ".swift")
        #expect(files.count > 100)
        for (name, text) in files where !name.hasPrefix("NeedleDropIn/") && !name.hasPrefix("ThimbleCommands/") {
            #expect(!text.contains("import NeedleDropIn"), "\(name)")
        }
    }

    @Test func onlyTheCommandLineDependsOnDropInMode() throws {
        let manifest = try Files.text(of: repository.appendingPathComponent("Package.swift").path)
        let targets = manifest.components(separatedBy: "arget(").dropFirst().filter { $0.contains("\"NeedleDropIn\"") }
        let names = targets.compactMap { target in
            target.components(separatedBy: "name: \"").dropFirst().first?.components(separatedBy: "\"").first
        }
        #expect(Set(names) == ["NeedleDropIn", "ThimbleCommands", "NeedleDropInTests"])
    }
}
