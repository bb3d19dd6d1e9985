import Graphs
import ScopeGraph
import Semantics
import SwiftReader

/// Finds the scope from which code could get a value of some type.
struct TypedProvisions {
    let graph: ScopeGraph

    struct Source {
        let scope: Int
        let property: String
        let location: SourceLocation
        /// Whether the scope's own dependency declares it.
        let isRequirement: Bool
    }

    /// The nearest property with one of some types: of the scope itself, then of the scopes above.
    func nearest(of types: [CanonicalType], from scope: Int) -> Source? {
        let own = graph.scopes[scope].requirements.first { isAny(of: types, $0.type) }
        if let own {
            return Source(scope: scope, property: own.name, location: own.location, isRequirement: true)
        }
        for candidate in reachable(from: [scope], { graph.parents(of: $0) }) {
            let found = graph.scopes[candidate].provisions.first { provision in
                let isVisible = candidate == scope || provision.access > .fileprivate
                return isVisible && !provision.isConditional && (provision.type.map { isAny(of: types, $0) } ?? false)
            }
            if let found {
                return Source(scope: candidate, property: found.name, location: found.location, isRequirement: false)
            }
        }
        return nil
    }

    private func isAny(of types: [CanonicalType], _ type: CanonicalType) -> Bool {
        types.contains { $0.matches(type) }
    }
}
