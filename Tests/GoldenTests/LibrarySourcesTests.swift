import Foundation
import TestSupport
import Testing

/// It makes no difference whether an app contains the sources of its libraries, as a vendored package, or only imports
/// them.
@Suite struct LibrarySourcesTests {

    private static let fixtures = Sampling(Fixture.all, every: 16)

    @Test(
        .disabled(if: isRecording, "What is recorded is read in the next run."),
        .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"),
        arguments: fixtures.others
    )
    func sourcesOfLibrariesChangeNothingInTheOthers(_ fixture: Fixture) throws {
        try sourcesOfLibrariesChangeNothing(fixture)
    }

    @Test(
        .disabled(if: isRecording, "What is recorded is read in the next run."),
        arguments: fixtures.chosen
    )
    func sourcesOfLibrariesChangeNothing(_ fixture: Fixture) throws {
        var texts = try Files.texts(below: fixture.input.path)
        let libraries = LibraryModules.namesOfFixtures.filter { name in
            texts.values.contains { $0.contains("import \(name)\n") }
        }
        for name in libraries {
            let source = try Files.text(of: LibraryModules.sourceOfFixtures(name))
            texts["Libraries/\(name)/Package.swift"] = Self.manifest(of: name)
            texts["Libraries/\(name)/Sources/\(name)/\(name).swift"] = source
        }
        let folder = try TemporaryFolder(texts)
        let played = try Recording(playing: fixture, from: folder.url)
        let recorded = try Recording(of: fixture)
        #expect(Self.withoutCounts(played.findings) == Self.withoutCounts(recorded.findings))
        #expect(played.graph == recorded.graph)
        #expect(played.generated == recorded.generated)
    }

    private static func manifest(of library: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "\(library)",
            products: [.library(name: "\(library)", targets: ["\(library)"])],
            targets: [.target(name: "\(library)")]
        )
        """
    }

    /// Findings without the number of files, which those of the libraries change.
    private static func withoutCounts(_ findings: String) -> String {
        findings.replacing(#/Checked \d+ files?,/#, with: "Checked")
    }
}
