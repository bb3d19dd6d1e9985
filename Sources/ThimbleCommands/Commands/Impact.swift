import ScopeGraph
import ScopeRules

/// `thimble impact`: shows what breaks if a property is removed or changes its type.
enum Impact: Command {
    static let shape = CommandShape(
        name: "impact",
        summary: "Lists the scopes that break if a property is removed or changes its type.",
        operands: "SCOPE.PROPERTY [PATH...]",
        options: [.answerFormat],
        sections: [
            OptionSection(
                title: "Filters of the scopes that use it, which can be combined",
                options: Option.answerFilters
            ),
            Option.sourceOrSummarySection,
        ],
        completions: [.nothing, .files],
        exitCodes: "0: answered, regardless of findings. 2: no such scope or property."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let (question, analysis) = try Query.ask(arguments, for: shape, console: &console)
        guard let property = question.property else {
            throw .usage(UsageError("'\(question.name)' is a scope. Name a property: SCOPE.PROPERTY.", for: shape))
        }
        let subject = analysis.subject
        let listed = try AnswerFilter(arguments.withoutFirstOperand, analysis, for: shape, console: &console)
            .users
        let dependencyProtocols = question.scopes.map { subject.dependencyProtocols(servedBy: $0, property) }
        let conforming = TestDouble.all(
            in: analysis.sources.modules,
            analysis.graph.dialects,
            conformingTo: dependencyProtocols.reduce(into: []) { $0.formUnion($1) },
            requiring: property
        )
        let mocks = analysis.subject.sources.mockFiles(among: conforming.map(\.location.file))
        let testDoubles = conforming.filter { !mocks.contains($0.location.file) }
        let answers = zip(question.scopes, dependencyProtocols).compactMap { scope, dependencyProtocols in
            let concerned = testDoubles.filter { !dependencyProtocols.isDisjoint(with: $0.dependencyProtocols) }
            return subject.impactAnswer(of: scope, property: property, testDoubles: concerned, listed: listed)
        }
        guard !answers.isEmpty else { throw .failure(refusal(question, property, analysis)) }
        try console.output(answers, as: arguments, analysis)
        return 0
    }

    private static func refusal(_ question: Query, _ property: String, _ analysis: Analysis) -> Failure {
        let scopes = question.scopes.map { analysis.graph.scopes[$0] }
        if scopes.contains(where: { $0.requirements.contains { $0.name == property } }) {
            let fact = "\(question.name) requires '\(property)' and does not provide it"
            return Failure("\(fact): 'thimble why \(question.name).\(property)' shows which scope does.")
        }
        let known = scopes.flatMap { $0.provisions.map(\.name) }
        return Failure("\(question.name) provides no '\(property)'.\(choices(for: property, among: known))")
    }
}
