/// A module without a manifest is named after its folder, and two versions of an app are often in two folders. If each
/// graph has exactly one module that the other lacks, and the two share a scope, they are the same module.
extension GraphDifference.Renaming {
    init?(from old: GraphSummary, to new: GraphSummary) {
        let (before, after) = (Set(old.scopes.map(\.module)), Set(new.scopes.map(\.module)))
        let (gone, come) = (before.subtracting(after), after.subtracting(before))
        guard gone.count == 1, come.count == 1, let gone = gone.first, let come = come.first else { return nil }
        let names = Set(old.scopes.filter { $0.module == gone }.map(\.name))
        guard new.scopes.contains(where: { $0.module == come && names.contains($0.name) }) else { return nil }
        self.init(old: gone, new: come)
    }
}

extension GraphSummary {
    /// A copy in which a module has another name.
    func calling(_ module: String, _ name: String) -> GraphSummary {
        let renamed = scopes.filter { $0.module == module && $0.id.hasPrefix("\(module).") }
        let ids = Dictionary(renamed.map { ($0.id, name + $0.id.dropFirst(module.count)) }) { first, _ in first }
        func id(_ id: String) -> String { ids[id] ?? id }
        return GraphSummary(
            scopes: scopes.map { $0.calling(id, module: $0.module == module ? name : $0.module) },
            edges: edges.map { Edge(parent: id($0.parent), child: id($0.child), file: $0.file, line: $0.line) },
            suppliers: suppliers.map { supplier in
                Supplier(
                    scope: id(supplier.scope),
                    name: supplier.name,
                    type: supplier.type,
                    providers: supplier.providers.map(id).sorted(),
                    origins: supplier.origins.map(id).sorted()
                )
            },
            findings: findings.map { $0.calling(id) }
        )
    }
}

extension GraphSummary.Scope {
    fileprivate func calling(_ name: (String) -> String, module: String) -> Self {
        Self(
            id: name(id),
            name: self.name,
            module: module,
            kind: kind,
            dialect: dialect,
            isRoot: isRoot,
            isTest: isTest,
            file: file,
            line: line,
            dependency: dependency,
            requires: requires,
            provides: provides,
            children: children.map(name)
        )
    }
}

extension GraphSummary.Finding {
    fileprivate func calling(_ name: (String) -> String) -> Self {
        Self(
            rule: rule,
            severity: severity,
            reason: reason,
            scope: scope.map(name),
            property: property,
            file: file,
            line: line,
            fingerprint: fingerprint
        )
    }
}
