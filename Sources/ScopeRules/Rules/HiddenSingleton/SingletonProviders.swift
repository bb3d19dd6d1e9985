import Graphs
import ScopeGraph

/// Finds the scope from which the readers of a shared instance could get it.
struct SingletonProviders {
    let provisions: TypedProvisions
    /// The instances that components return, in source order.
    let provided: [ProvidedSingleton]

    var graph: ScopeGraph { provisions.graph }

    /// The nearest property of the same type, or else one that returns the instance as a value of another type, such as
    /// a protocol.
    ///
    /// - Parameter reads: of one shared instance.
    func nearest(to reads: [SingletonRead]) -> TypedProvisions.Source? {
        guard let first = reads.first else { return nil }
        let scopes = reads.flatMap(\.scopes)
        if let typed = scopes.lazy.compactMap({ provisions.nearest(of: [first.type], from: $0) }).first { return typed }
        let fitting = provided.filter { $0.singleton == first.singleton }
        guard !fitting.isEmpty else { return nil }
        return scopes.lazy.compactMap { nearest(among: fitting, from: $0) }.first
    }

    private func nearest(among provided: [ProvidedSingleton], from scope: Int) -> TypedProvisions.Source? {
        reachable(from: [scope]) { graph.parents(of: $0) }.lazy.compactMap { candidate in
            provided.first { $0.scope == candidate && isVisible($0, from: scope) }
        }
        .first
        .map { found in
            TypedProvisions.Source(
                scope: found.scope,
                property: found.property,
                location: found.location,
                isRequirement: false
            )
        }
    }

    private func isVisible(_ provided: ProvidedSingleton, from scope: Int) -> Bool {
        graph.scopes[provided.scope].provisions.contains { provision in
            provision.name == provided.property && !provision.isConditional
                && (provided.scope == scope || provision.access > .fileprivate)
        }
    }
}
