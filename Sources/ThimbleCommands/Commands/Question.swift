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
            throw .usage(UsageError("No scope is named.", for: shape))
        }
        let analysis = try Analysis(SourceRequest(arguments.withoutFirstOperand, for: shape))
        analysis.sayProblems(on: &console)
        guard let found = ScopeQuestion(words, in: analysis.graph), let first = found.scopes.first else {
            let names = ScopeQuestion.names(in: analysis.graph)
            let scope = words.split(separator: ".").first.map(String.init) ?? words
            throw .failure(Failure("There is no scope '\(words)'.\(suggestion(for: scope, among: names))"))
        }
        let question = Question(
            scopes: found.scopes,
            property: found.property,
            name: analysis.graph.scopes[first].name
        )
        return (question, analysis)
    }
}
