import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Files that cannot change an answer are left out; here is the proof on every fixture, on an app that a program makes,
/// and on the folders in THIMBLE_SELECTION_FOLDERS, one app in each.
@Suite("An answer is the same when every file is read")
struct SelectionTests {
    private static let folders: [String] = {
        let chosen = ProcessInfo.processInfo.environment["THIMBLE_SELECTION_FOLDERS"] ?? ""
        let sample = repository.appendingPathComponent("SampleApp").path
        return [sample] + chosen.split(separator: ":").map(String.init)
    }()

    private static let fixtures = Sampling(Fixture.all, every: 16)
    private static let others = fixtures.others(every: 4)

    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"), arguments: others)
    func isTheSameForTheOthers(_ fixture: Fixture) { isTheSame(fixture.input.path) }

    @Test(arguments: fixtures.chosen.map(\.input.path) + folders)
    func isTheSame(_ folder: String) {
        let commands = [
            ["check", "--reporter", "json"], ["graph", "--format", "json"], ["generate", "--dry-run"],
            ["generate", "--adopt", "--dry-run"], ["generate", "--dialect", "needle", "--dry-run"],
        ]
        for command in commands {
            let (some, all) = (thimble(command + [folder]), thimble(command + ["--read-all", folder]))
            #expect(some.code == all.code, "\(command)")
            #expect(some.output == all.output, "\(command)")
        }
    }

    @Test(.enabled(if: SyntheticApp.isAvailable, "../shared/corpus/gen.py or python3 is missing"))
    func isTheSameForAnAppWithManyOtherFiles() throws {
        let temporary = try TemporaryFolder()
        let app = temporary.url.appendingPathComponent("App")
        try #require(try SyntheticApp.make(at: app, components: 60, others: 240))
        isTheSame(app.path)
    }
}
