import Cores
import SourceLayout

/// The graph of some sources, and who supplies what in it.
public struct ResolvedGraph: Sendable {
    public let graph: ScopeGraph
    public let resolution: Resolution
    private let workings: Workings?

    /// What was found out on the way. Nobody asks for it any more, but to let go of it piece by piece takes long: in an app
    /// that is not large it stays with the graph.
    private final class Workings: @unchecked Sendable {
        private let assembly: GraphAssembly

        init(_ assembly: GraphAssembly) { self.assembly = assembly }
    }

    /// Finds suppliers in a large app on another thread, beside what the sources do with the scopes: neither asks for
    /// the other.
    ///
    /// - Parameters:
    ///   - extent: how much to find out about what the sources do with the scopes.
    ///   - shares: how the work is shared out; the answer is the same whatever it is.
    public init(reading sources: [ModuleSources], usage extent: UsageExtent = .usual, shares: Partitioning = .usually) {
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
        // This thread has more to do.
        if isLarge { _ = Future { _ = workings } }
    }
}
