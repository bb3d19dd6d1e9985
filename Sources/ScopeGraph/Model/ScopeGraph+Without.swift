extension ScopeGraph {
    /// A copy without one property of a scope, to show the effect of removing it.
    package func without(_ property: String, of scope: Int) -> ScopeGraph {
        var scopes = scopes
        scopes[scope] = scopes[scope].without(property)
        return ScopeGraph(
            modules: modules,
            dialects: dialects,
            scopes: scopes,
            edges: edges,
            faults: faults,
            modulesWithForeignImports: modulesWithForeignImports,
            visibility: visibility
        )
    }
}

extension Scope {
    fileprivate func without(_ property: String) -> Scope {
        Scope(
            id: id,
            name: name,
            module: module,
            kind: kind,
            dialect: dialect,
            root: root,
            location: location,
            hasBranches: hasBranches,
            access: access,
            isolation: isolation,
            isNonisolated: isNonisolated,
            isIsolatedByDefault: isIsolatedByDefault,
            isGeneric: isGeneric,
            conditions: conditions,
            availability: availability,
            superclasses: superclasses,
            hiddenNames: hiddenNames,
            outerNames: outerNames,
            plugin: plugin,
            dependency: dependency,
            requirements: requirements,
            provisions: provisions.filter { $0.name != property },
            nearMisses: nearMisses.filter { $0.name != property },
            unsuppliedPassThroughs: unsuppliedPassThroughs.subtracting([property]),
            methods: methods,
            libraryProvisions: libraryProvisions,
            unmetConformances: unmetConformances,
            unseen: unseen
        )
    }
}
