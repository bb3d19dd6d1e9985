import Semantics

extension NameFilter {
    /// The names of all requirements of some scopes.
    package init(ofRequirementsOf scopes: [Scope]) {
        self.init(names: [])
        for scope in scopes.indices {
            for number in scopes[scope].requirements.indices { insert(scopes[scope].requirements[number].name) }
        }
    }

    /// The names of all provisions of some scopes.
    package init(ofProvisionsOf scopes: [Scope]) {
        self.init(names: [])
        for scope in scopes.indices {
            for number in scopes[scope].provisions.indices { insert(scopes[scope].provisions[number].name) }
        }
    }
}
