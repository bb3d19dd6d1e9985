import ScopeRules

/// `thimble why`: shows what supplies a property, on which path, and which near misses were rejected.
enum Why: Command {
    static let shape = CommandShape(
        name: "why",
        summary: "Shows which scope supplies a requirement, on which path, and what else was considered.",
        operands: "SCOPE[.PROPERTY] [PATH...]",
        options: [.answerFormat, .answeredRequirements],
        sections: [
            OptionSection(
                title: "Filters of the suppliers, which can be combined; --needs selects requirements",
                options: Option.answerFilters
            ),
            Option.sourceOrSummarySection,
        ],
        completions: [.nothing, .files],
        exitCodes: "0: answered, regardless of findings. 2: no such scope or property."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let (question, analysis) = try Query.ask(arguments, for: shape, console: &console)
        let filter = try AnswerFilter(arguments.withoutFirstOperand, analysis, for: shape, console: &console)
        let listed = filter.suppliers
        let answers = question.scopes.flatMap { scope in
            analysis.subject.resolutionAnswers(
                of: scope,
                property: question.property,
                from: listed,
                where: filter.explains
            )
        }
        if answers.isEmpty, let property = question.property, !analysis.hasNeed(property, in: question.scopes) {
            let known = question.scopes.flatMap { scope in
                analysis.resolution.needsOfScope[scope].map { analysis.resolution.needs[$0].name }
                    + analysis.graph.scopes[scope].provisions.map(\.name)
            }
            throw .failure(Failure("\(question.name) has no '\(property)'.\(choices(for: property, among: known))"))
        }
        if answers.isEmpty, !Query.wantsJSON(arguments) {
            let isNeedy = question.scopes.contains { !analysis.resolution.needsOfScope[$0].isEmpty }
            let nothing = isNeedy ? "nothing that matches all filters" : "nothing from its ancestors"
            try console.output("\(question.name) requires \(nothing).\n")
            return 0
        }
        try console.output(answers, as: arguments, analysis)
        return 0
    }
}

extension Analysis {
    fileprivate func hasNeed(_ name: String, in scopes: [Int]) -> Bool {
        scopes.contains { scope in resolution.needsOfScope[scope].contains { resolution.needs[$0].name == name } }
    }
}
