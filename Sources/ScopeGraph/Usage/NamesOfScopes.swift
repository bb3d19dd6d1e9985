extension NameFilter {
    /// The names of all requirements of some scopes.
    package init(ofRequirementsOf scopes: [Scope]) {
        self.init(scopes.lazy.flatMap { $0.requirements.lazy.map(\.name) })
    }

    /// The names of all provisions of some scopes.
    package init(ofProvisionsOf scopes: [Scope]) { self.init(scopes.lazy.flatMap { $0.provisions.lazy.map(\.name) }) }
}
