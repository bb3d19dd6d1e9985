import ScopeRules

/// `thimble why`: shows what supplies a property, on which path, and which near misses were rejected.
enum Why: Command {
    static let shape = CommandShape(
        name: "why",
        summary: "Shows which scope supplies a requirement, on which path, and what else was considered.",
        operands: "SCOPE[.PROPERTY] [PATH...]",
        options: [.answerFormat] + Option.sources,
        completions: [.nothing, .files],
        exitCodes: "0: answered, whatever the findings. 2: no such scope or property."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let (question, analysis) = try Query.ask(arguments, for: shape, console: &console)
        let answers = question.scopes.flatMap {
            analysis.subject.resolutionAnswers(of: $0, property: question.property)
        }
        if answers.isEmpty, let property = question.property {
            let known = question.scopes.flatMap { scope in
                analysis.resolution.needsOfScope[scope].map { analysis.resolution.needs[$0].name }
                    + analysis.graph.scopes[scope].provisions.map(\.name)
            }
            throw .failure(Failure("\(question.name) has no '\(property)'.\(choices(for: property, among: known))"))
        }
        if answers.isEmpty, !Query.wantsJSON(arguments) {
            try console.output("\(question.name) requires nothing from its ancestors.\n")
            return 0
        }
        try console.output(answers, as: arguments, analysis)
        return 0
    }
}
