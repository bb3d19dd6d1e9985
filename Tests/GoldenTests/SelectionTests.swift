import Foundation
import Testing
import ThimbleCommands

/// Files that cannot change an answer are left out; here is the proof on every fixture, and on the folders in
/// THIMBLE_SELECTION_FOLDERS, one app in each.
@Suite("An answer is the same when every file is read")
struct SelectionTests {
    private static let fixtures: [URL] = {
        let sample = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("SampleApp")
        return Fixture.all.map(\.input) + [sample]
    }()

    private static let chosen: [String] = {
        let folders = ProcessInfo.processInfo.environment["THIMBLE_SELECTION_FOLDERS"] ?? ""
        return folders.split(separator: ":").map(String.init)
    }()

    /// The files of a small app are all read: a copy of the fixture with many empty files beside it is no small app.
    @Test(arguments: fixtures)
    func isTheSame(_ fixture: URL) throws {
        let temporary = try TemporaryFolder()
        let app = temporary.url.appendingPathComponent("App")
        try FileManager.default.copyItem(at: fixture, to: app)
        let filler = app.appendingPathComponent("Filler")
        try FileManager.default.createDirectory(at: filler, withIntermediateDirectories: true)
        for number in 0..<300 { try Data().write(to: filler.appendingPathComponent("Empty\(number).swift")) }
        expectTheSame(["--module", "Filler=\(filler.path)", app.path])
    }

    @Test(.enabled(if: !chosen.isEmpty, "THIMBLE_SELECTION_FOLDERS names no app"), arguments: chosen)
    func isTheSame(_ folder: String) { expectTheSame([folder]) }

    private func expectTheSame(_ arguments: [String]) {
        let commands = [
            ["check", "--reporter", "json"], ["graph", "--format", "json"], ["generate", "--dry-run"],
            ["generate", "--adopt", "--dry-run"], ["generate", "--dialect", "needle", "--dry-run"],
        ]
        for command in commands {
            let (some, all) = (thimble(command + arguments), thimble(command + ["--read-all"] + arguments))
            #expect(some.code == all.code, "\(command)")
            #expect(some.output == all.output, "\(command)")
        }
    }

    private func thimble(_ arguments: [String]) -> (code: Int32, output: String) {
        var console = RecordingConsole()
        let code = run(arguments: arguments, console: &console)
        return (code, console.text)
    }
}
