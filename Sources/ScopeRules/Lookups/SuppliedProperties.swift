import ScopeGraph

/// A property of a scope that satisfies a requirement of a child.
struct SuppliedProperty: Hashable, Sendable {
    let scope: Int
    let name: String
}

extension Resolution {
    func suppliedProperties(in graph: ScopeGraph) -> Set<SuppliedProperty> {
        var properties: Set<SuppliedProperty> = []
        for need in needs {
            for route in need.routes {
                guard case .supplied(let provision) = route.answer else { continue }
                properties.insert(SuppliedProperty(scope: graph.edges[route.edge].parent, name: provision.name))
            }
        }
        return properties
    }
}
