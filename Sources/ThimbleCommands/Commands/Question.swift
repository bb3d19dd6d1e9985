import Reporters
import ScopeRules

/// What a person asks of the graph, and all that is known to answer it.
struct Question {
    /// Indices into `ScopeGraph.scopes`.
    let scopes: [Int]
    let property: String?
    /// The scope as it was meant.
    let name: String

    /// Reads the first operand as a question and the others as paths.
    static func ask(
        _ arguments: Arguments,
        for shape: CommandShape,
        console: inout some Console
    ) throws(Stop) -> (Question, Analysis) {
        guard let words = arguments.operands.first else {
            throw .usage(UsageError("Name a scope: SCOPE or SCOPE.PROPERTY.", for: shape))
        }
        let analysis = try Analysis(SourceRequest(arguments.withoutFirstOperand, for: shape))
        analysis.sayProblems(on: &console)
        guard let found = ScopeQuestion(words, in: analysis.graph), let first = found.scopes.first else {
            let names = ScopeQuestion.names(in: analysis.graph)
            throw .failure(Failure("Unknown scope '\(words)'.\(meant(by: words, among: names))"))
        }
        let question = Question(
            scopes: found.scopes,
            property: found.property,
            name: analysis.graph.scopes[first].name
        )
        return (question, analysis)
    }

    static func wantsJSON(_ arguments: Arguments) -> Bool { arguments.value(Option.answerFormat.name) == "json" }

    /// The nearest name to what may be a scope, a scope with its module, or either with a property.
    private static func meant(by words: String, among names: [String]) -> String {
        let parts = words.split(separator: ".")
        let attempts = [parts[...], parts.dropLast(), parts.dropFirst(), parts.dropFirst().dropLast(), parts.prefix(1)]
        for attempt in attempts where !attempt.isEmpty {
            let meant = suggestion(for: attempt.joined(separator: "."), among: names)
            if !meant.isEmpty { return meant }
        }
        return ""
    }
}

extension Console {
    /// Writes answers in the form that a person wants.
    mutating func output(_ answers: [Answer], as arguments: Arguments, _ analysis: Analysis) throws(Stop) {
        if Question.wantsJSON(arguments) {
            try output(answersJSON(answers))
        } else {
            let index = analysis.sources.index
            try output(answers.map { answerText($0, sources: index) }.joined(separator: "\n"))
        }
    }
}

extension Option {
    static let answerFormat = Option("--format", choices: ["text", "json"], help: "Output format (default: text).")
}
