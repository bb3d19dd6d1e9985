import Graphs
import ScopeGraph
import ScopeRules

/// Which scopes findings are about, and which requirements are not met.
package struct FaultyScopes {
    private let graph: ScopeGraph
    private let resolution: Resolution
    private let findings: [Finding]
    /// The scopes' own requirements that some way does not supply: indices into `Resolution.needs`.
    package let unmet: Set<Int>

    package init(in graph: ScopeGraph, _ resolution: Resolution, _ findings: [Finding]) {
        self.graph = graph
        self.resolution = resolution
        self.findings = findings
        unmet = Self.unmet(in: resolution)
    }

    /// The scopes with errors of their own, and those that lack the same property for the same reason.
    var withErrors: Set<Int> {
        let errors = findings.filter { $0.severity == .error }
        let ids = Set(errors.compactMap(\.scope))
        let properties = Set(errors.compactMap(\.property))
        let readers = unmet.filter { properties.contains(resolution.needs[$0].name) }.map { resolution.needs[$0].scope }
        return Set(graph.scopes.indices.filter { ids.contains(graph.scopes[$0].id) }).union(readers)
    }

    private static func unmet(in resolution: Resolution) -> Set<Int> {
        let needs = resolution.needs
        let ends = needs.indices.filter { !needs[$0].failures.isEmpty || needs[$0].routes.areBlocked }
        return Set(reachable(from: ends) { needs[$0].passedOnFor }.filter { needs[$0].ownRequirement != nil })
    }
}
