import Drawings
import ScopeGraph
import ScopeRules

/// Which part of an answer the user asks for.
struct AnswerFilter {
    private let filter: DrawingFilter
    private let analysis: Analysis
    /// Indices into `Resolution.needs`; empty if they are not asked for.
    private let unmet: Set<Int>

    /// Reads the filter options of a question.
    init(
        _ arguments: Arguments,
        _ analysis: Analysis,
        for shape: CommandShape,
        console: inout some Console
    ) throws(Stop) {
        self.analysis = analysis
        filter = try FilterReading(arguments, analysis, for: shape).filter(console: &console)
        unmet =
            filter.requirements == .missing
            ? FaultyScopes(in: analysis.graph, analysis.resolution, analysis.findings).unmet : []
    }

    /// Whether a need is explained: an index into `Resolution.needs`.
    func explains(_ number: Int) -> Bool {
        guard filter.requirements != .missing || unmet.contains(number) else { return false }
        let need = analysis.resolution.needs[number]
        let names = filter.needed
        return names.isEmpty || names.contains(need.name) || names.contains(need.type.spelling)
    }

    /// The scopes from which paths are listed. `--needs` selects needs and no scopes.
    var suppliers: ListedScopes { listed(filter.selectingNoNeeds) }

    /// The scopes that are listed if they use a value.
    var users: ListedScopes { listed(filter) }

    /// Trees of tests are graphs of their own, which no answer mixes with the app's.
    private func listed(_ filter: DrawingFilter) -> ListedScopes {
        guard filter.selectsScopes else { return .all }
        let graph = analysis.graph
        let view = GraphView(of: graph, analysis.resolution, analysis.findings, filter.includingTests)
        let shown = Set(view.sought ?? view.scopes)
        return ListedScopes(graph.scopes.indices.map { shown.contains($0) })
    }
}
