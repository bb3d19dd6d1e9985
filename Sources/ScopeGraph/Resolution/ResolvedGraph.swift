import Cores
import Semantics
import Modules

/// The graph of the sources, with the suppliers of all requirements.
package struct ResolvedGraph: Sendable {
    package let graph: ScopeGraph
    /// For questions that the graph does not answer.
    package let model: ScopeModel
    private let search: Future<Resolution>

    /// The suppliers. In a large app they are found while the caller continues.
    package var resolution: Resolution { search.value() }

    /// - Parameter shares: how work is divided among threads. It does not affect the result.
    package init(reading sources: [ModuleSources], dialects: Dialects = .usual, shares: Partitioning = .usually) {
        let (graph, model) = GraphAssembly(reading: sources, dialects, shares).tree()
        (self.graph, self.model) = (graph, model)
        search = Future(isWorthwhile: graph.hasManyScopes) { Resolution(of: graph) }
    }
}
