import Reporters
import ScopeRules
import SwiftReader
import Testing

/// A workflow command as GitHub's runner reads it: `actions/runner`, `ActionCommand.TryParseV2`.
private struct WorkflowCommand {
    let name: String
    let properties: [String: String]
    let data: String

    /// `nil` for a line of the log that is no command.
    init?(_ line: Substring) {
        let line = line.drop(while: \.isWhitespace)
        guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
        let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
        let words = head.split(separator: " ", maxSplits: 1)
        guard let name = words.first else { return nil }
        var properties: [String: String] = [:]
        for pair in words.dropFirst().joined().split(separator: ",") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            properties[String(parts[0])] = Self.decoded(
                parts[1],
                [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
            )
        }
        self.name = String(name)
        self.properties = properties
        data = Self.decoded(line[end.upperBound...], [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
    }

    /// The percent sign last, as the runner does it.
    private static func decoded(_ text: Substring, _ escapes: [(String, String)]) -> String {
        escapes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}

@Suite struct GitHubCommandTests {
    private func commands(_ findings: [Finding]) -> (commands: [WorkflowCommand], others: [Substring]) {
        let report = Report(findings: findings, fileCount: 1, scopeCount: 1)
        let lines = GitHubActionsReporter.text(of: report, sources: SampleIndex()).split(separator: "\n")
        return (lines.compactMap(WorkflowCommand.init), lines.filter { WorkflowCommand($0) == nil })
    }

    /// Nothing of a name, a path or a type is lost, and nothing of it is taken for syntax.
    @Test func whatIsEscapedComesBack() throws {
        let headline = "`[String: \"User\"]?` is 100%25, 50% ::error file=a::b\r\nnot %0A"
        let path = "a,b:c&<d>'é 100%2C =.swift"
        let finding = Finding(
            rule: "type-mismatch",
            title: "Type Mismatch",
            severity: .note,
            location: SourceLocation(file: path, line: 7, column: 3),
            headline: Message(fragments: [.words(headline)]),
            identity: []
        )
        let (commands, others) = commands([finding])
        let command = try #require(commands.first)
        #expect(commands.count == 1 && others.isEmpty)
        #expect(command.name == "notice")
        #expect(command.data == headline + ".")
        #expect(
            command.properties == [
                "file": "App/\(path)", "line": "7", "endLine": "7", "col": "1", "endColumn": "2",
                "title": "type-mismatch",
            ]
        )
    }

    @Test func notesStandBelowTheMessage() throws {
        let command = try #require(commands([Samples.missing]).commands.first)
        let lines = command.data.split(separator: "\n")
        #expect(lines.first == "\(Samples.missing.reason)")
        #expect(lines.dropFirst().first == "App/Root.swift:1: `RootComponent` is the root")
        #expect(command.properties["col"] == "6" && command.properties["endColumn"] == "10")
    }

    /// GitHub drops the eleventh annotation of a severity without a word.
    @Test func shownAreTenOfEachSeverityGravestFirstAndTheOthersStandInTheLog() {
        let few = (0..<3).map { _ in Samples.missing.with(severity: .note) }
        let many = (0..<14).map { _ in Samples.missing.with(severity: .warning) }
        let justEnough = (0..<10).map { _ in Samples.missing }
        let (commands, others) = commands(few + many + justEnough)
        let names = commands.map(\.name)
        #expect(
            names == Array(repeating: "error", count: 10) + Array(repeating: "warning", count: 10)
                + Array(repeating: "notice", count: 3) + ["group", "endgroup"]
        )
        #expect(commands[19].data == "5 more warnings in the log")
        #expect(others.count == 5)
        #expect(others.allSatisfy { $0.hasPrefix("App/Login.swift:3:6: warning: no scope above") })
    }
}
