import Cores
import SourceLayout

/// The graph of some sources, and who supplies what in it.
public struct SuppliedGraph: Sendable {
    public let graph: ScopeGraph
    public let supply: Supply

    /// Finds suppliers in a large app on another thread, beside what the sources do with the scopes: neither asks for
    /// the other.
    ///
    /// - Parameters:
    ///   - extent: how much to find out about what the sources do with the scopes.
    ///   - shares: how the work is shared out; the answer is the same whatever it is.
    public init(reading sources: [ModuleSources], usage extent: UsageExtent = .usual, shares: WorkShares = .usually) {
        let assembly = GraphAssembly(reading: sources, shares)
        let tree = assembly.tree()
        guard shares.areWorthwhile(for: tree.graph.scopes.count) else {
            supply = Supply(of: tree.graph)
            graph = tree.graph.with(assembly.usage(of: tree, extent))
            return
        }
        let search = Background { Supply(of: tree.graph) }
        graph = tree.graph.with(assembly.usage(of: tree, extent))
        supply = search.value()
    }
}
