import Drawings
import ScopeGraph
import ScopeRules

/// Reads the filter options, whose names are those of a graph.
struct FilterReading {
    private let arguments: Arguments
    private let analysis: Analysis
    private let shape: CommandShape

    init(_ arguments: Arguments, _ analysis: Analysis, for shape: CommandShape) {
        self.arguments = arguments
        self.analysis = analysis
        self.shape = shape
    }

    /// - Throws: an error that names what the graph does not have, and suggests what it has.
    func filter(console: inout some Console) throws(Stop) -> DrawingFilter {
        let requirements = arguments.value(Option.requirements.name).flatMap(DrawingFilter.RequirementList.init)
        return DrawingFilter(
            roots: try scopes(Option.root, console: &console),
            depth: try depth(),
            focus: try scopes(Option.focus, console: &console),
            between: try ends(console: &console),
            provided: try properties(Option.provides, among: provisions, "provides"),
            needed: try properties(Option.needs, among: requirementNames, "requires"),
            modules: try modules(),
            isErrorsOnly: arguments.has(Option.errorsOnly.name),
            includesTests: arguments.has(Option.tests.name),
            requirements: requirements ?? .auto,
            includesSuppliers: arguments.has(Option.suppliers.name)
        )
    }

    private func depth() throws(Stop) -> Int? {
        guard let value = arguments.value(Option.depth.name) else { return nil }
        guard let depth = Int(value), depth >= 0 else {
            throw .usage(UsageError("'\(value)' is not a number of levels, which '--depth' requires.", for: shape))
        }
        return depth
    }

    // MARK: - Scopes

    private func scopes(_ option: Option, console: inout some Console) throws(Stop) -> Set<Int> {
        var scopes: Set<Int> = []
        for words in arguments.all(option.name) {
            scopes.formUnion(try self.scopes(named: words, option, console: &console))
        }
        return scopes
    }

    private func scopes(
        named words: String,
        _ option: Option,
        console: inout some Console
    ) throws(Stop) -> Set<Int> {
        guard let query = ScopeQuery(words, in: analysis.graph) else {
            throw .failure(Failure(Query.refusal(of: words, analysis, paths: arguments.operands)))
        }
        if let property = query.property {
            let scope = words.dropLast(property.count + 1)
            let message = "'\(option.name)' takes a scope, and '\(words)' names a property. Name '\(scope)'."
            throw .failure(Failure(message))
        }
        console.sayWhichScopes(query.scopes, words, in: analysis)
        return Set(query.scopes)
    }

    private func ends(console: inout some Console) throws(Stop) -> DrawingFilter.Ends? {
        let names = arguments.all(Option.between.name)
        guard names.count > 1 else { return nil }
        guard names.count == 2 else {
            throw .usage(UsageError("'\(Option.between.name)' can be given only once.", for: shape))
        }
        let first = try scopes(named: names[0], Option.between, console: &console)
        let second = try scopes(named: names[1], Option.between, console: &console)
        return DrawingFilter.Ends(first: first, second: second)
    }

    // MARK: - Properties

    private var provisions: [(name: String, type: String)] {
        analysis.graph.scopes.flatMap { scope in
            scope.provisions.filter { !$0.isPassThrough }.map { ($0.name, $0.type?.spelling ?? "") }
        }
    }

    private var requirementNames: [(name: String, type: String)] {
        analysis.graph.scopes.flatMap { scope in scope.requirements.map { ($0.name, $0.type.spelling) } }
    }

    /// The names and types that some words mean: exactly these, or those that differ from them only in case.
    private func properties(
        _ option: Option,
        among properties: [(name: String, type: String)],
        _ verb: String
    ) throws(Stop) -> Set<String> {
        var result: Set<String> = []
        for words in arguments.all(option.name) {
            let known = properties.flatMap { [$0.name, $0.type] }
            let loose = Set(known.filter { $0.lowercased() == words.lowercased() })
            guard !loose.isEmpty else {
                let meant = choices(for: words, among: properties.map(\.name))
                throw .failure(Failure("No scope \(verb) '\(words)'.\(meant)"))
            }
            result.formUnion(loose.contains(words) ? [words] : loose)
        }
        return result
    }

    // MARK: - Modules

    private func modules() throws(Stop) -> Set<Int> {
        let names = analysis.graph.modules.map(\.name)
        var result: Set<Int> = []
        for words in arguments.all(Option.module.name) where !words.contains("=") {
            let exact = names.indices.filter { names[$0] == words }
            let found = exact.isEmpty ? names.indices.filter { names[$0].lowercased() == words.lowercased() } : exact
            guard !found.isEmpty else {
                let known = Set(analysis.graph.scopes.map(\.module)).map { names[$0] }
                throw .failure(Failure("Unknown module '\(words)'.\(choices(for: words, among: known))"))
            }
            result.formUnion(found)
        }
        return result
    }
}
