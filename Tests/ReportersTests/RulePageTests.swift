import Foundation
import Reporters
import ScopeRules
import Testing

/// The documentation's pages of the rules are those that the list of rules makes.
///
/// To write them anew after a change of a rule:
///
///     THIMBLE_RECORD=1 swift test --filter RulePageTests
@Suite(.serialized) struct RulePageTests {
    private static let catalogue = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/thimble/Thimble.docc", isDirectory: true)

    private static let isRecording = ProcessInfo.processInfo.environment["THIMBLE_RECORD"] == "1"

    private static let compiler: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let linked = folders.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
        let besideSwift = linked.map { $0.deletingLastPathComponent().appendingPathComponent("docc").path }
        return (folders.map { "\($0)/docc" } + besideSwift).first(where: FileManager.default.isExecutableFile)
    }()

    @Test func pagesAreThoseOfTheRules() throws {
        if Self.isRecording { try record() }
        let written = try FileManager.default.subpathsOfDirectory(atPath: Self.catalogue.path)
        #expect(Set(written.filter { $0.hasPrefix("Rules/") }) == Set(rulePages.keys))
        for (path, page) in rulePages {
            let text = try String(contentsOf: Self.catalogue.appendingPathComponent(path), encoding: .utf8)
            #expect(
                text == page,
                "\(path) is not what the rule says now: THIMBLE_RECORD=1 swift test --filter RulePageTests"
            )
        }
    }

    private func record() throws {
        try? FileManager.default.removeItem(at: Self.catalogue.appendingPathComponent("Rules"))
        for (path, page) in rulePages {
            let file = Self.catalogue.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(page.utf8).write(to: file)
        }
    }

    /// The addresses that reports point to are those of the site that DocC makes.
    @Test(.enabled(if: compiler != nil, "There is no docc beside the compiler: the pages were not converted."))
    func documentationCompilerTakesThemWithoutAWarning() throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
        process.arguments = [
            "convert", Self.catalogue.path, "--analyze", "--warnings-as-errors", "--output-path", output.path,
            "--fallback-display-name", "Thimble", "--fallback-bundle-identifier", "thimble",
        ]
        let messages = Pipe()
        process.standardError = messages
        process.standardOutput = messages
        try process.run()
        let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && text.allSatisfy(\.isWhitespace), "\(text)")
        for rule in allRules {
            let page = output.appendingPathComponent("data/documentation/thimble/\(rule.id).json")
            #expect(FileManager.default.fileExists(atPath: page.path), "\(rule.id)")
        }
    }
}
