import Cores
import SourceLayout

/// The graph of some sources, and who supplies what in it.
public struct SuppliedGraph: Sendable {
    public let graph: ScopeGraph
    public let supply: Supply

    /// How many files or scopes one thread takes at a time, at the least.
    public static let usualPortion = 512

    /// Finds suppliers in a large app on another thread, beside what the sources do with the scopes: neither asks for
    /// the other.
    ///
    /// - Parameters:
    ///   - extent: how much to find out about what the sources do with the scopes.
    ///   - portion: as `usualPortion`; the answer is the same whatever it is.
    public init(reading sources: [ModuleSources], usage extent: UsageExtent = .usual, portion: Int = usualPortion) {
        let assembly = GraphAssembly(reading: sources, portion: portion)
        let tree = assembly.tree()
        guard tree.graph.scopes.count > portion else {
            supply = Supply(of: tree.graph)
            graph = tree.graph.with(assembly.usage(of: tree, extent))
            return
        }
        let search = Background { Supply(of: tree.graph) }
        graph = tree.graph.with(assembly.usage(of: tree, extent))
        supply = search.value()
    }
}
