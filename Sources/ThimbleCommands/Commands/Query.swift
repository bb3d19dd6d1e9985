import Reporters
import ScopeRules

/// A query about the graph and the analysis that answers it.
struct Query {
    /// Indices into `ScopeGraph.scopes`.
    let scopes: [Int]
    let property: String?
    /// The full name of the scope.
    let name: String

    /// Reads the first operand as a query and the others as paths.
    static func ask(
        _ arguments: Arguments,
        for shape: CommandShape,
        console: inout some Console
    ) throws(Stop) -> (Query, Analysis) {
        guard let words = arguments.operands.first else {
            throw .usage(UsageError("Name a scope: SCOPE or SCOPE.PROPERTY.", for: shape))
        }
        let analysis = try Analysis(InputOptions(arguments.withoutFirstOperand.withoutModuleFilters, for: shape))
        analysis.sayProblems(on: &console)
        guard let found = ScopeQuery(words, in: analysis.graph), let first = found.scopes.first else {
            throw .failure(Failure(refusal(of: words, analysis, paths: Array(arguments.operands.dropFirst()))))
        }
        console.sayWhichScopes(found.scopes, words, in: analysis)
        let question = Query(
            scopes: found.scopes,
            property: found.property,
            name: analysis.graph.scopes[first].name
        )
        return (question, analysis)
    }

    static func wantsJSON(_ arguments: Arguments) -> Bool { arguments.value(Option.answerFormat.name) == "json" }

    /// States that no scope has the name, suggests similar names, and tells how to list all scopes.
    static func refusal(of words: String, _ analysis: Analysis, paths: [String]) -> String {
        let meant = meant(by: words, among: ScopeQuery.names(in: analysis.graph))
        let near = ScopeQuery.nearest(to: words, in: analysis.graph).map { "'\($0)'" }
        let list = meant.isEmpty && !near.isEmpty ? " Similar: \(near.joined(separator: ", "))." : meant
        let paths = paths.map { " \($0)" }.joined()
        return "Unknown scope '\(words)'.\(list) 'thimble graph --format text\(paths)' shows all scopes."
    }

    /// The closest match for a scope, a scope with its module, or either with a property.
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
    /// Tells that a name means several scopes.
    mutating func sayWhichScopes(_ scopes: [Int], _ words: String, in analysis: Analysis) {
        let ids = Set(scopes.map { analysis.graph.scopes[$0].id }).sorted()
        guard ids.count > 1 else { return }
        let names = ids.map { "'\($0)'" }.joined(separator: ", ")
        sayLine("note: '\(words)' names \(ids.count) scopes: \(names)")
    }

    /// Writes answers in the requested format.
    mutating func output(_ answers: [Answer], as arguments: Arguments, _ analysis: Analysis) throws(Stop) {
        if Query.wantsJSON(arguments) {
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
