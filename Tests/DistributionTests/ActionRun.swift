import Foundation
import TestSupport

/// A run of the action in `.github/actions/check`, on a runner whose releases and comments are on this machine.
struct ActionRun {
    struct Step: Decodable {
        let name: String
        let ran: Bool
        let log: String
        let summary: String
        let with: [String: String]
    }

    private struct Said: Decodable {
        let code: Int32
        let steps: [Step]
        let outputs: [String: String]
    }

    private struct Comment: Decodable {
        let path: String
        let body: String
    }

    let code: Int32
    let outputs: [String: String]
    let steps: [String: Step]
    /// Everything that the steps printed.
    let log: String

    static let action = repository.appendingPathComponent(".github/actions/check").path

    /// - Parameters:
    ///   - workplace: has the runner's files, those that can be downloaded in its folder `forge`.
    ///   - app: the current folder of the job.
    init(
        _ inputs: [String: String],
        in app: SampleTree,
        workplace: TemporaryFolder,
        environment: [String: String] = [:]
    ) throws {
        let words = inputs.map { "\($0.key)=\($0.value)" }
        let run = try DistributionJudges.python.run(
            ["\(DistributionJudges.folder)/composite.py", Self.action, workplace.path] + words,
            in: app.folder.path,
            environment: environment
        )
        guard run.isSuccess else { throw FailedRun(messages: run.messages) }
        let said = try JSONDecoder().decode(Said.self, from: Data(run.output.utf8))
        (code, outputs) = (said.code, said.outputs)
        steps = Dictionary(uniqueKeysWithValues: said.steps.map { ($0.name, $0) })
        log = said.steps.map(\.log).joined()
    }

    /// The names of the steps that ran.
    var ran: Set<String> { Set(steps.values.filter(\.ran).map(\.name)) }

    /// The comments on pull requests, each with its address.
    static func comments(_ workplace: TemporaryFolder) throws -> [(path: String, body: String)] {
        let text = try workplace.text(of: "forge/comments.json")
        return try JSONDecoder().decode([Comment].self, from: Data(text.utf8)).map { ($0.path, $0.body) }
    }
}
