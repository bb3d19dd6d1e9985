import SwiftReader

extension ExplorerGraph {
    /// What is known about a graph that was written as JSON. A route ends at the scopes that the summary names as
    /// suppliers; what blocks a route and what was passed over is not known.
    package init(of summary: GraphSummary) {
        let numbers = Dictionary(summary.scopes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let links = summary.edges.compactMap { edge -> Edge? in
            guard let parent = numbers[edge.parent], let child = numbers[edge.child] else { return nil }
            let location = SourceLocation(file: edge.file, line: edge.line, column: 1)
            return Edge(parent: parent, child: child, location: location)
        }
        let passThroughs = Self.passThroughs(in: summary)
        scopes = summary.scopes.map { Scope($0, passThroughs: passThroughs[$0.id] ?? []) }
        edges = links
        var routes = SummaryRoutes(of: summary, numbers, links)
        needs = routes.needs()
        findings = summary.findings.map { Finding($0) }
        shown = Array(scopes.indices)
        changes = nil
    }

    /// For each scope, the names of the properties that it supplies and does not create.
    private static func passThroughs(in summary: GraphSummary) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for supplier in summary.suppliers {
            for provider in supplier.providers where !supplier.origins.contains(provider) {
                result[provider, default: []].insert(supplier.name)
            }
        }
        return result
    }
}

/// Finds the routes of all requirements from their suppliers.
private struct SummaryRoutes {
    private struct Key: Hashable {
        let scope: Int
        let name: String
        let type: String
    }

    private struct Service {
        var providers: Set<Int> = []
        var origins: Set<Int> = []
    }

    private let summary: GraphSummary
    private let edges: [ExplorerGraph.Edge]
    private let edgesUp: [Int: [Int]]
    /// By requirement.
    private let services: [Key: Service]
    private var order: [Key] = []
    private var positions: [Key: Int] = [:]
    private var servicesOfNeeds: [Service] = []

    init(of summary: GraphSummary, _ numbers: [String: Int], _ edges: [ExplorerGraph.Edge]) {
        self.summary = summary
        self.edges = edges
        edgesUp = Dictionary(grouping: edges.indices) { edges[$0].child }
        var services: [Key: Service] = [:]
        for supplier in summary.suppliers {
            guard let scope = numbers[supplier.scope] else { continue }
            let key = Key(scope: scope, name: supplier.name, type: supplier.type)
            services[key, default: Service()].providers.formUnion(supplier.providers.compactMap { numbers[$0] })
            services[key, default: Service()].origins.formUnion(supplier.origins.compactMap { numbers[$0] })
        }
        self.services = services
    }

    mutating func needs() -> [ExplorerGraph.Need] {
        for (scope, value) in summary.scopes.enumerated() {
            for requirement in value.requires {
                let key = Key(scope: scope, name: requirement.name, type: requirement.type)
                _ = position(of: key, for: Service())
            }
        }
        let ownCount = order.count
        var needs: [ExplorerGraph.Need] = []
        // `need(at:isOwn:)` appends to the list.
        while needs.count < order.count {
            needs.append(need(at: needs.count, isOwn: needs.count < ownCount))
        }
        return needs
    }

    private mutating func need(at number: Int, isOwn: Bool) -> ExplorerGraph.Need {
        let (key, service) = (order[number], servicesOfNeeds[number])
        let routes = (edgesUp[key.scope] ?? []).map { edge in
            let parent = edges[edge].parent
            guard !service.providers.contains(parent) else {
                let isPassThrough = !service.origins.contains(parent)
                return ExplorerGraph.Route(edge: edge, answer: .supplied(isPassThrough: isPassThrough))
            }
            let above = position(of: Key(scope: parent, name: key.name, type: key.type), for: service)
            return ExplorerGraph.Route(edge: edge, answer: .passedOn(above))
        }
        return ExplorerGraph.Need(
            scope: key.scope,
            name: key.name,
            type: key.type,
            label: "\(key.name): \(key.type)",
            declaredIn: isOwn ? summary.scopes[key.scope].dependency : nil,
            isOwn: isOwn,
            location: nil,
            routes: routes,
            origins: service.origins.sorted(),
            passedOver: []
        )
    }

    /// The position of a need, which is added if it is new.
    ///
    /// - Parameter below: the suppliers of the requirement for which it is passed on.
    private mutating func position(of key: Key, for below: Service) -> Int {
        if let known = positions[key] { return known }
        positions[key] = order.count
        order.append(key)
        servicesOfNeeds.append(services[key] ?? below)
        return order.count - 1
    }
}

extension ExplorerGraph.Scope {
    init(_ scope: GraphSummary.Scope, passThroughs: Set<String> = []) {
        self.init(
            id: scope.id,
            name: scope.name,
            module: scope.module,
            kind: scope.kind,
            dialect: scope.dialect,
            root: scope.isRoot ? .made : .none,
            dependency: scope.dependency,
            location: SourceLocation(file: scope.file, line: scope.line, column: 1),
            provisions: scope.provides.map { provision in
                ExplorerGraph.Provision(
                    name: provision.name,
                    type: provision.type,
                    access: provision.access,
                    isPassThrough: passThroughs.contains(provision.name),
                    location: nil
                )
            }
        )
    }
}

extension ExplorerGraph.Finding {
    init(_ finding: GraphSummary.Finding) {
        let isPlaced = !finding.file.isEmpty
        self.init(
            rule: finding.rule,
            severity: finding.severity,
            headline: finding.reason,
            scope: finding.scope,
            property: finding.property,
            location: isPlaced ? SourceLocation(file: finding.file, line: finding.line, column: 1) : nil,
            notes: [],
            fixes: []
        )
    }
}
