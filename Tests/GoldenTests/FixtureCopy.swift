import Foundation
import ThimbleCommands

/// A copy of a fixture's input, in which commands may write.
struct FixtureCopy {
    private let folder: TemporaryFolder
    let app: URL

    init(of fixture: Fixture) throws {
        folder = try TemporaryFolder()
        app = folder.url.appendingPathComponent(fixture.name)
        try FileManager.default.copyItem(at: fixture.input, to: app)
    }

    /// - Returns: the exit code and all that is said.
    func run(_ words: String...) -> (code: Int32, output: String) {
        var console = RecordingConsole()
        let code = ThimbleCommands.run(arguments: words + [app.path], console: &console)
        return (code, console.text + console.remarks)
    }

    /// What stands in it, by path.
    func texts() throws -> [String: String] {
        var result: [String: String] = [:]
        for path in Fixture.files(below: app) {
            let data = try Data(contentsOf: app.appendingPathComponent(path))
            result[path] = String(decoding: data, as: UTF8.self)
        }
        return result
    }
}
