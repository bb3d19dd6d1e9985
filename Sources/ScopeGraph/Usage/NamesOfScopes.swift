import Semantics

// By number, because a requirement or a provision costs much more to copy than its name.

extension NameFilter {
    /// The names of all requirements of some scopes.
    package init(ofRequirementsOf scopes: [Scope]) {
        self.init(names: [])
        for scope in scopes {
            for number in scope.requirements.indices { insert(scope.requirements[number].name) }
        }
    }

    /// The names of all provisions of some scopes.
    package init(ofProvisionsOf scopes: [Scope]) {
        self.init(names: [])
        for scope in scopes {
            for number in scope.provisions.indices { insert(scope.provisions[number].name) }
        }
    }
}
