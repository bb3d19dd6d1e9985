import Foundation
import Testing

import ThimbleCommands

/// What `generate --adopt` deletes is made good by what it writes, in every fixture: the compiler says so.
@Suite(
    .disabled(if: isRecording, "What is recorded is compiled in the next run."),
    .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was compiled.")
)
struct AdoptionTests {
    /// The fixtures in which something can be taken over.
    private static let adoptable: [Fixture] = Fixture.all.filter { fixture in
        guard let played = try? Adoption(of: fixture) else { return false }
        return played.hasChanges
    }

    @Test func manyFixturesHaveSomethingToTakeOver() {
        #expect(Self.adoptable.count > 15)
    }

    @Test(arguments: adoptable)
    func whatIsTakenOverCompiles(_ fixture: Fixture) throws {
        let adoption = try Adoption(of: fixture)
        let results = try FixtureModules(of: fixture, copiedTo: adoption.app).compile()
        let messages = results.map(\.errors).joined(separator: "\n")
        #expect(!results.isEmpty && results.allSatisfy { $0.isAccepted }, "\(messages)")
        let before = try adoption.texts()
        let again = adoption.run("generate", "--adopt")
        #expect(again.code == 0)
        #expect(try adoption.texts() == before, "The second run changes something.")
        #expect(adoption.run("generate", "--check").code == 0)
    }
}

/// A copy of a fixture that generation has taken over.
private struct Adoption {
    let folder: TemporaryFolder
    let app: URL
    let hasChanges: Bool

    init(of fixture: Fixture) throws {
        folder = try TemporaryFolder()
        app = folder.url.appendingPathComponent(fixture.name)
        try FileManager.default.copyItem(at: fixture.input, to: app)
        var console = RecordingConsole()
        let code = ThimbleCommands.run(arguments: ["generate", "--adopt", app.path], console: &console)
        hasChanges = code == 0 && console.remarks.contains("Taken over: ")
    }

    func run(_ words: String...) -> (code: Int32, output: String) {
        var console = RecordingConsole()
        let code = ThimbleCommands.run(arguments: words + [app.path], console: &console)
        return (code, console.text + console.remarks)
    }

    func texts() throws -> [String: String] {
        var result: [String: String] = [:]
        for path in Fixture.files(below: app) {
            let data = try Data(contentsOf: app.appendingPathComponent(path))
            result[path] = String(decoding: data, as: UTF8.self)
        }
        return result
    }
}
