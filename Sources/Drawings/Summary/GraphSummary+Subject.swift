import ScopeGraph
import ScopeRules

extension GraphSummary {
    /// Creates the summary of what is shown of a graph.
    package init(of subject: DrawingSubject) {
        let graph = subject.graph
        let links = subject.view.links.map { link in
            Edge(
                parent: graph.scopes[link.parent].id,
                child: graph.scopes[link.child].id,
                file: link.location.file,
                line: link.location.line
            )
        }
        self.init(
            scopes: subject.view.scopes.map { Self.scope($0, in: subject) },
            edges: links,
            suppliers: Self.suppliers(of: subject),
            findings: subject.shownFindings.map { Finding($0) }
        )
    }

    private static func scope(_ index: Int, in subject: DrawingSubject) -> Scope {
        let graph = subject.graph
        let scope = graph.scopes[index]
        return Scope(
            id: scope.id,
            name: scope.name,
            module: graph.modules[scope.module].name,
            kind: scope.kind.rawValue,
            dialect: scope.dialect.name,
            isRoot: scope.root != nil,
            isTest: graph.modules[scope.module].kind == .test,
            file: scope.location.file,
            line: scope.location.line,
            dependency: scope.dependency?.spelling,
            requires: scope.requirements.map { Property(name: $0.name, type: $0.type.spelling) },
            provides: scope.provisions.map { provision in
                Provision(name: provision.name, type: provision.type?.spelling ?? "", access: provision.access.word)
            },
            children: graph.children(of: index).filter { subject.view.shows[$0] }.map { graph.scopes[$0].id }
        )
    }

    private static func suppliers(of subject: DrawingSubject) -> [Supplier] {
        let scopes = subject.graph.scopes
        let needs = subject.resolution.needs.filter { $0.ownRequirement != nil && subject.view.shows[$0.scope] }
        return needs.map { need in
            Supplier(
                scope: scopes[need.scope].id,
                name: need.name,
                type: need.type.spelling,
                providers: need.suppliers.map { scopes[$0].id },
                origins: need.origins.map { scopes[$0].id }
            )
        }
    }
}

extension GraphSummary.Finding {
    init(_ finding: ScopeRules.Finding) {
        self.init(
            rule: finding.rule,
            severity: finding.severity.rawValue,
            reason: finding.reason,
            scope: finding.scope,
            property: finding.property,
            file: finding.location?.file ?? "",
            line: finding.location?.line ?? 0,
            fingerprint: finding.fingerprint
        )
    }
}
