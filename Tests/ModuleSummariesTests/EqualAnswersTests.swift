import Foundation
import RandomApps
import TestSupport
import Testing

/// What summaries say is what the sources say, to the byte, for every fixture, SampleApp, random apps, and the folders in
/// THIMBLE_SUMMARY_FOLDERS, one app in each. THIMBLE_SUMMARY_SEEDS is the number of random apps.
@Suite("Answers from summaries are those from sources")
struct EqualAnswersTests {
    private static let fixtures: [String] = {
        let folder = repository.appendingPathComponent("Tests/GoldenTests/Fixtures").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)/Input" }.filter { FileManager.default.fileExists(atPath: $0) }
    }()
    private static let otherApps: [String] = {
        let chosen = ProcessInfo.processInfo.environment["THIMBLE_SUMMARY_FOLDERS"] ?? ""
        return [repository.appendingPathComponent("SampleApp").path] + chosen.split(separator: ":").map(String.init)
    }()
    private static let seedCount: UInt64 =
        ProcessInfo.processInfo.environment["THIMBLE_SUMMARY_SEEDS"].flatMap { UInt64($0) } ?? 12

    @Test func thereAreFixtures() { #expect(Self.fixtures.count > 150) }

    private static let sampling = Sampling(fixtures, every: 12)
    private static let others = sampling.others(every: 4)

    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"), arguments: others)
    func areEqualForOtherFixtures(_ app: String) throws { try areEqual(app) }

    @Test(arguments: sampling.chosen + otherApps)
    func areEqual(_ app: String) throws {
        let both = try BothWays(app)
        guard both.summaries.hasUniqueNames else { return }
        try compare(both)
        // It changes files, so it cannot run in an empty folder.
        for command in [["generate", "--dry-run"], ["generate", "--dialect", "needle", "--dry-run", "--keep-going"]] {
            let answers = try both.answers(command, needsFolder: true)
            #expect(answers.fromSources.code == answers.fromSummaries.code)
            #expect(changedLines(answers.fromSources.output) == changedLines(answers.fromSummaries.output))
        }
    }

    @Test(arguments: [0])
    func areEqualWhateverTheCommentsAre(_ portion: Int) throws {
        for (number, app) in Self.fixtures.enumerated() where number % 8 == portion {
            let folder = try TemporaryFolder()
            let copy = folder.url.appendingPathComponent("App")
            try FileManager.default.copyItem(at: URL(fileURLWithPath: app), to: copy)
            var comments = RandomComments(seed: UInt64(number))
            for path in Files.paths(below: copy.path, endingIn: ".swift").sorted() {
                let text = try Files.text(of: "\(copy.path)/\(path)")
                try Files.write(comments.added(to: text), to: "\(copy.path)/\(path)")
            }
            let both = try BothWays(copy.path)
            guard both.summaries.hasUniqueNames else { continue }
            let answers = try both.answers(["check", "--reporter", "json"])
            #expect(answers.areEqual, "\(app): \(difference(answers))")
        }
    }

    @Test(.enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"), arguments: 1...7)
    func areEqualWhateverTheCommentsOfOtherFixturesAre(_ portion: Int) throws {
        try areEqualWhateverTheCommentsAre(portion)
    }

    @Test(arguments: 1...seedCount)
    func areEqualForRandomAppsSplitAtRandom(_ seed: UInt64) throws {
        let app = RandomApp(seed: seed)
        let folder = try TemporaryFolder()
        var numbers = RandomNumbers(seed: seed)
        let count = Int.random(in: 2...4, using: &numbers)
        for (path, text) in app.text.files.sorted(by: { $0.key < $1.key }) where path != "Package.swift" {
            let module = Int.random(in: 0..<count, using: &numbers)
            try folder.write(text, to: "Module\(module)/\(path.split(separator: "/").last ?? "")")
        }
        let options = (0..<count).map { "Module\($0)" }
            .filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0)") }
            .flatMap { ["--module", "\($0)=\(folder.path)/\($0)"] }
        try compare(try BothWays(folder.path, options))
    }

    private func compare(_ both: BothWays) throws {
        let check = try both.answers(["check", "--reporter", "json"])
        #expect(check.areEqual, "\(difference(check))")
        let graph = try both.answers(["graph", "--format", "json"], list: "reversed")
        #expect(graph.areEqual, "\(difference(graph))")
        guard let property = firstProvision(in: graph.fromSources.output) else { return }
        for command in [["why", property.scope], ["impact", "\(property.scope).\(property.name)"]] {
            // Both filter modules with the option that selects them here.
            let answers = try both.answers(command + ["--format", "json"])
            #expect(answers.areEqual, "\(command): \(difference(answers))")
        }
    }

    private func firstProvision(in graph: String) -> (scope: String, name: String)? {
        let object = (try? JSONSerialization.jsonObject(with: Data(graph.utf8))) as? [String: Any]
        for scope in object?["scopes"] as? [[String: Any]] ?? [] {
            let provided = scope["provides"] as? [[String: Any]] ?? []
            if let id = scope["id"] as? String, let name = provided.first?["name"] as? String { return (id, name) }
        }
        return nil
    }

    private func difference(_ answers: BothWays.Answers) -> String {
        let (one, other) = (answers.fromSources, answers.fromSummaries)
        if one.code != other.code { return "\(one.code) \(other.code) \(one.errors) \(other.errors)" }
        let lines = zip(one.output.split(separator: "\n"), other.output.split(separator: "\n"))
        return lines.first { $0 != $1 }.map { "\($0)\n\($1)" } ?? "one is longer"
    }

    /// The lines that a diff adds or removes. Needle's hash of the sources is left out: it includes their comments, which
    /// summaries leave out.
    private func changedLines(_ difference: String) -> [Substring] {
        difference.split(separator: "\n").filter { line in
            (line.hasPrefix("+") || line.hasPrefix("-")) && !line.hasPrefix("+++ ") && !line.hasPrefix("--- ")
                && !line.contains("needleDependenciesHash")
        }
    }
}
