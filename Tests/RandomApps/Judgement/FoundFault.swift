import CommandTestSupport
import Foundation

/// A finding, as `check --reporter json` gives it.
struct FoundFault: Decodable, CustomStringConvertible {
    struct Note: Decodable {
        let message: String
    }

    let file: String
    let line: Int
    let severity: String
    let ruleId: String
    let reason: String
    let property: String?
    let notes: [Note]

    var description: String { "\(file):\(line): \(severity): \(reason) [\(ruleId)]" }

    /// All that it says, for the names in it.
    var words: String { ([reason] + notes.map(\.message)).joined(separator: "\n") }

    private struct Document: Decodable {
        let findings: [FoundFault]
    }

    /// What `check` finds in a folder.
    static func all(in folder: String) throws -> [FoundFault] {
        let outcome = thimble("check", "--reporter", "json", folder)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Document.self, from: Data(outcome.output.utf8)).findings
    }
}
