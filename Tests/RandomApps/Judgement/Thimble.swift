import Foundation
import ThimbleCommands

/// Keeps what a command writes.
private struct RecordingConsole: Console {
    var output = ""
    var errors = ""

    mutating func write(_ text: String) { output += text }

    mutating func say(_ text: String) { errors += text }
}

/// What a command did.
struct Outcome {
    let code: Int32
    let output: String
    let errors: String

    /// Runs a command in this process, through the same door as the program.
    init(of arguments: String...) { self.init(of: arguments) }

    init(of arguments: [String]) {
        var console = RecordingConsole()
        code = run(arguments: arguments, console: &console)
        output = console.output
        errors = console.errors
    }
}

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
        let outcome = Outcome(of: "check", "--reporter", "json", folder)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Document.self, from: Data(outcome.output.utf8)).findings
    }
}
