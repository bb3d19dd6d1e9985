import CommandTestSupport
import Foundation

/// A finding, as far as the tests know beforehand what it says.
struct Expectation: Hashable, Comparable, Sendable, CustomStringConvertible {
    let rule: String
    /// From the app's folder.
    let file: String
    let line: Int
    let property: String?

    var description: String {
        "\(rule) at \(file):\(line)" + (property.map { " about '\($0)'" } ?? "")
    }

    static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// What `check --reporter json` says.
struct Verdict {
    let code: Int32
    let expectations: [Expectation]
    /// Whether there is any error apart from a stale file, which `generate` mends.
    let hasErrors: Bool

    private struct Document: Decodable {
        struct Finding: Decodable {
            let file: String
            let line: Int
            let property: String?
            let ruleId: String
            let severity: String
        }

        let findings: [Finding]
    }

    /// Keeps the errors of all rules and the one warning that an edge can cause; other warnings and notes speak of
    /// style, and a mutant may well have some.
    init(of folder: String) throws {
        let outcome = thimble("check", "--reporter", "json", folder)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let document = try decoder.decode(Document.self, from: Data(outcome.output.utf8))
        let errors = document.findings.filter { $0.severity == "error" }
        let counting = document.findings.filter { $0.severity == "error" || $0.ruleId == "unreachable-scope" }
        code = outcome.code
        hasErrors = errors.contains { $0.ruleId != "stale-providers" }
        expectations = counting.map {
            Expectation(rule: $0.ruleId, file: $0.file, line: $0.line, property: $0.property)
        }
        .sorted()
    }
}
