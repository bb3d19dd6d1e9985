extension GraphSummary {
    /// The ids of the scopes of tests.
    package var testScopes: Set<String> { Set(scopes.filter(\.isTest).map(\.id)) }

    /// A copy without some scopes, and without what is about them.
    ///
    /// - Parameter ids: the scopes. They are not the children of others.
    package func leavingOut(_ ids: Set<String>) -> GraphSummary {
        GraphSummary(
            scopes: scopes.filter { !ids.contains($0.id) },
            edges: edges.filter { !ids.contains($0.parent) && !ids.contains($0.child) },
            suppliers: suppliers.filter { !ids.contains($0.scope) },
            findings: findings.filter { finding in finding.scope.map { !ids.contains($0) } ?? true }
        )
    }
}
