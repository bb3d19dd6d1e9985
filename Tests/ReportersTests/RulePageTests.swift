import Foundation
import Reporters
import ScopeRules
import TestSupport
import Testing

/// The documentation's pages of the rules are those that the list of rules makes.
///
/// To write them anew after a change of a rule:
///
///     THIMBLE_RECORD=1 swift test --filter RulePageTests
@Suite(.serialized) struct RulePageTests {
    private static let catalogue = repository.appendingPathComponent("Sources/thimble/Thimble.docc", isDirectory: true)

    private static let isRecording = ProcessInfo.processInfo.environment["THIMBLE_RECORD"] == "1"

    private static let documentationCompiler: Program? = {
        if let found = Program(named: "docc") { return found }
        let path = Compiler.location?.deletingLastPathComponent().appendingPathComponent("docc").path ?? ""
        return FileManager.default.isExecutableFile(atPath: path) ? Program(at: path) : nil
    }()

    @Test func pagesAreThoseOfTheRules() throws {
        if Self.isRecording { try record() }
        let written = Files.paths(below: Self.catalogue.path)
        #expect(Set(written.filter { $0.hasPrefix("Rules/") }) == Set(rulePages.keys))
        for (path, page) in rulePages {
            let text = try Files.text(of: Self.catalogue.appendingPathComponent(path).path)
            #expect(
                text == page,
                "\(path) is not what the rule says now: THIMBLE_RECORD=1 swift test --filter RulePageTests"
            )
        }
    }

    private func record() throws {
        try? FileManager.default.removeItem(at: Self.catalogue.appendingPathComponent("Rules"))
        for (path, page) in rulePages {
            try Files.write(page, to: Self.catalogue.appendingPathComponent(path).path)
        }
    }

    /// The addresses that reports point to are those of the site that DocC makes.
    @Test(.enabled(if: documentationCompiler != nil, "docc is not installed: the pages were not converted."))
    func documentationCompilerTakesThemWithoutAWarning() throws {
        let folder = try TemporaryFolder()
        let output = folder.url.appendingPathComponent("pages")
        let run = try #require(Self.documentationCompiler).run([
            "convert", Self.catalogue.path, "--analyze", "--warnings-as-errors", "--output-path", output.path,
            "--fallback-display-name", "Thimble", "--fallback-bundle-identifier", "thimble",
        ])
        #expect(run.isSuccess && run.messages.allSatisfy(\.isWhitespace), "\(run.messages)")
        for rule in allRules {
            let page = output.appendingPathComponent("data/documentation/thimble/\(rule.id).json")
            #expect(FileManager.default.fileExists(atPath: page.path), "\(rule.id)")
        }
    }
}
