import Cores
import SourceLayout

/// The graph of the sources, with the suppliers of all requirements.
package struct ResolvedGraph: Sendable {
    package let graph: ScopeGraph
    package let resolution: Resolution
    private let workings: Workings?

    /// Intermediate results. Deallocating them takes long, so unless the app is large they are kept with the graph.
    private final class Workings: @unchecked Sendable {
        private let assembly: GraphAssembly

        init(_ assembly: GraphAssembly) { self.assembly = assembly }
    }

    /// Resolves a large app on another thread while usage is analyzed. The two are independent.
    ///
    /// - Parameters:
    ///   - extent: how much usage to analyze.
    ///   - shares: how work is divided among threads. It does not affect the result.
    package init(reading sources: [ModuleSources], usage extent: UsageExtent = .usual, shares: Partitioning = .usually)
    {
        let assembly = GraphAssembly(reading: sources, shares)
        let tree = assembly.tree()
        let workings = Workings(assembly)
        let isLarge = shares.areMany(for: tree.graph.scopes.count)
        self.workings = isLarge ? nil : workings
        guard shares.areWorthwhile(for: tree.graph.scopes.count) else {
            resolution = Resolution(of: tree.graph)
            graph = tree.graph.with(assembly.usage(of: tree, extent))
            return
        }
        let search = Future { Resolution(of: tree.graph) }
        graph = tree.graph.with(assembly.usage(of: tree, extent))
        resolution = search.value()
        // Deallocates them on another thread.
        if isLarge { _ = Future { _ = workings } }
    }
}
