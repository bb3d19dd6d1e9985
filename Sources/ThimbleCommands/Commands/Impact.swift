import Reporters
import ScopeRules

/// `thimble impact`: who breaks when a property goes or changes its type.
enum Impact: Command {
    static let shape = CommandShape(
        name: "impact",
        summary: "Says which scopes break when a property of a scope goes or changes its type.",
        operands: "SCOPE.PROPERTY [PATH...]",
        options: Option.sources,
        completions: [.nothing, .files],
        exitCodes: "0 whatever the findings, 2 when there is no such scope or property."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let (question, analysis) = try Question.ask(arguments, for: shape, console: &console)
        guard let property = question.property else {
            throw .usage(UsageError("'\(question.name)' names a scope, and no property of it.", for: shape))
        }
        let answers = question.scopes.compactMap { analysis.subject.impactAnswer(of: $0, property: property) }
        guard !answers.isEmpty else {
            let known = question.scopes.flatMap { analysis.graph.scopes[$0].provisions.map(\.name) }
            throw .failure(
                Failure("\(question.name) provides no '\(property)'.\(suggestion(for: property, among: known))")
            )
        }
        let index = analysis.sources.index
        try console.output(answers.map { answerText($0, sources: index) }.joined(separator: "\n"))
        return 0
    }
}
