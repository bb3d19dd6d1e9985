import Cores
import SourceLayout

/// The graph of the sources, with the suppliers of all requirements.
package struct ResolvedGraph: Sendable {
    package let graph: ScopeGraph
    package let resolution: Resolution
    /// For questions that the graph does not answer.
    package let model: ScopeModel

    /// - Parameter shares: how work is divided among threads. It does not affect the result.
    package init(reading sources: [ModuleSources], dialects: Dialects = .usual, shares: Partitioning = .usually) {
        (graph, model) = GraphAssembly(reading: sources, dialects, shares).tree()
        resolution = Resolution(of: graph)
    }
}
