import CommandTestSupport
import Foundation
import TestSupport

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
        let outcome = thimble(words + [app.path])
        return (outcome.code, outcome.output + outcome.errors)
    }

    /// What stands in it, by path.
    func texts() throws -> [String: String] { try Files.texts(below: app.path) }
}
