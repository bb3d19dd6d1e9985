import ScopeGraph
import ScopeRules

extension ExplorerGraph {
    /// Everything that is known about a graph.
    ///
    /// - Parameters:
    ///   - drawing: the graph and what is shown of it.
    ///   - subject: the same graph, to be asked about its requirements.
    package init(of drawing: DrawingSubject, explainedBy subject: RuleSubject) {
        let graph = subject.graph
        var table = ProvisionTable(of: graph)
        scopes = graph.scopes.map { Scope($0, in: graph) }
        edges = graph.edges.map { Edge(parent: $0.parent, child: $0.child, location: $0.location) }
        needs = subject.resolution.needs.indices.map { number in
            let need = subject.resolution.needs[number]
            return Need(need, in: subject, passedOver: subject.passedOver(by: number, in: &table))
        }
        findings = drawing.shownFindings.map { Finding($0) }
        requests = DrawnRequests(of: drawing).routes.map { Request($0) }
        shown = drawing.view.scopes
        changes = nil
    }
}

extension ExplorerGraph.Request {
    fileprivate init(_ route: RequestRoute) {
        func uses(_ uses: [RequestRoute.Use]) -> [Use] {
            uses.map { Use(name: $0.name, scopes: $0.scopes, location: $0.location) }
        }
        self.init(
            name: route.request,
            interactors: route.interactors,
            executions: uses(route.executions),
            registrations: uses(route.registrations)
        )
    }
}

extension ExplorerGraph.Scope {
    fileprivate init(_ scope: Scope, in graph: ScopeGraph) {
        self.init(
            id: scope.id,
            name: scope.name,
            module: graph.modules[scope.module].name,
            kind: scope.kind.rawValue,
            dialect: scope.dialect.name,
            root: Root(scope.root),
            dependency: scope.dependency?.spelling,
            location: scope.location,
            provisions: scope.provisions.map { provision in
                ExplorerGraph.Provision(
                    name: provision.name,
                    type: provision.type?.spelling ?? "",
                    access: provision.access.word,
                    isPassThrough: provision.isPassThrough,
                    location: provision.location
                )
            }
        )
    }
}

extension ExplorerGraph.Scope.Root {
    fileprivate init(_ root: Scope.Root?) {
        switch root {
        case nil: self = .none
        case .open: self = .open
        case .bootstrap, .made, .wrapper: self = .made
        }
    }
}

extension ExplorerGraph.Need {
    fileprivate init(_ need: Resolution.Need, in subject: RuleSubject, passedOver: [Finding.Note]) {
        self.init(
            scope: need.scope,
            name: need.name,
            type: need.type.spelling,
            label: subject.text(need),
            declaredIn: need.requirement.declaredIn,
            isOwn: need.ownRequirement != nil,
            location: need.ownRequirement?.location,
            routes: need.routes.map { route in
                let answer: ExplorerGraph.Route.Answer =
                    switch route.answer {
                    case .supplied(let provision): .supplied(isPassThrough: provision.isPassThrough)
                    case .passedOn(let above): .passedOn(above)
                    case .blocked: .blocked
                    }
                return ExplorerGraph.Route(edge: route.edge, answer: answer)
            },
            origins: Array(need.origins),
            passedOver: passedOver
        )
    }
}

extension ExplorerGraph.Finding {
    fileprivate init(_ finding: ScopeRules.Finding) {
        self.init(
            rule: finding.rule,
            severity: finding.severity.rawValue,
            headline: finding.headline.text,
            scope: finding.scope,
            property: finding.property,
            location: finding.location,
            notes: finding.context + [finding.derivedNote].compactMap(\.self),
            fixes: finding.repairs.map { Note(location: $0.location, message: $0.title) }
        )
    }
}
