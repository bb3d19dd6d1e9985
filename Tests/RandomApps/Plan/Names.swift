/// The names of an app's types.
extension AppPlan {
    func component(_ scope: Int) -> String { name(scope, "Component", plain: "Realm") }

    func builder(_ scope: Int) -> String { name(scope, "Builder", plain: "Maker") }

    func dependency(_ scope: Int) -> String {
        isUnnamed(scope)
            ? scopes[scope].asks.map { having($0.property) }.joined(separator: " & ")
            : name(scope, "Dependency", plain: "Wants")
    }

    /// Whether a scope's dependency is a composition without a name.
    func isUnnamed(_ scope: Int) -> Bool {
        scopes[scope].dependencyProtocol == .unnamed && scopes[scope].asks.count > 1 && edgesDown(scope).isEmpty
    }

    func buildable(_ scope: Int) -> String { "\(stem(scope))Buildable" }

    func interactor(_ scope: Int) -> String { "\(stem(scope))Interactor" }

    func router(_ scope: Int) -> String { "\(stem(scope))Router" }

    /// What all names of a scope begin with.
    func stem(_ scope: Int) -> String { prefix + scopes[scope].word }

    /// The protocol for one property.
    func having(_ property: Property) -> String { "\(prefix)Has\(property.name.capitalizedFirst)\(property.maker)" }

    /// The class that stands for a scope: its builder where it has no component.
    func scopeClass(_ scope: Int) -> String {
        scopes[scope].builder == .withoutComponent ? builder(scope) : component(scope)
    }

    /// The generated protocol that a parent's dependency inherits for a child.
    func passThrough(_ edge: EdgePlan) -> String {
        flat(dependency(edge.parent)) + baseName(edge.child)
    }

    /// A scope's name as generated names hold it.
    private func baseName(_ scope: Int) -> String {
        let name = flat(scopeClass(scope))
        return name.hasSuffix("Component") ? String(name.dropLast("Component".count)) : name
    }

    private func flat(_ name: String) -> String { name.filter { $0 != "." } }

    private func name(_ scope: Int, _ word: String, plain: String) -> String {
        switch naming {
        case .conventional: stem(scope) + word
        case .plain: stem(scope) + plain
        case .nested: "\(stem(scope)).\(word)"
        }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
