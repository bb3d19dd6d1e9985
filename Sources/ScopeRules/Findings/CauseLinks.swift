import Graphs
import ScopeGraph
import SwiftReader
import WiringText

/// Determines the finding that another finding follows from: one function for each kind of link.
struct CauseLinks {
    let subject: RuleSubject
    let findings: [Finding]
    /// By id; empty if no finding follows from another.
    private let scopes: [String: Int]
    /// The scopes with an unknown dependency, each with its finding.
    private let unknown: [Int: Int]
    /// The parents of those scopes, whose requirements may be for them.
    private let aboveUnknown: [Int: Int]
    /// By name, the requirements of scopes that are created where Thimble cannot see it: the scope, and the finding
    /// that reports it.
    private let outOfSight: [String: [(scope: Int, finding: Int)]]
    /// The findings about injections, by location.
    private let injections: [SourceLocation: Int]
    /// The findings about missing provisions, by the scope that they name.
    private let missing: [String: [Int]]
    /// The findings about hidden properties, by the location of the property.
    private let hiddenProperties: [SourceLocation: Int]
    /// The findings about shadows, by the name of the property.
    private let shadows: [String: [Int]]
    /// The findings about missing provisions that may be misspelt.
    private let misspelt: Misspellings
    /// All needs that lack the same provision, by the first one.
    private let readersByFirst: [Int: [Int]]

    /// - Parameter ofFault: for each of the graph's faults, the finding that reports it.
    init(subject: RuleSubject, findings: [Finding], ofFault: [Int: Int]) {
        self.subject = subject
        self.findings = findings
        let graph = subject.graph
        var unknown: [Int: Int] = [:]
        var outOfSight: [String: [(scope: Int, finding: Int)]] = [:]
        for (fault, number) in ofFault.sorted(by: { $0.key < $1.key }) {
            let kind = graph.faults[fault].kind
            guard let scope = kind.scope, graph.scopes[scope].dialect.parentsConform else { continue }
            switch kind {
            case .unknownDependency: unknown[scope] = number
            case .unlinkedChild, .refusedDependency:
                for need in subject.resolution.needsOfScope[scope] {
                    outOfSight[subject.resolution.needs[need].name, default: []].append((scope, number))
                }
            default: continue
            }
        }
        self.unknown = unknown
        self.outOfSight = outOfSight
        let parents = unknown.sorted { $0.key < $1.key }.flatMap { scope, number in
            graph.parents(of: scope).map { ($0, number) }
        }
        aboveUnknown = Dictionary(parents) { first, _ in first }
        let byRule = Dictionary(grouping: findings.indices) { findings[$0].rule }
        let passed = (byRule[MissingPassthrough.id] ?? []).compactMap { number in
            findings[number].location.map { ($0, number) }
        }
        injections = Dictionary(passed) { first, _ in first }
        missing = Dictionary(grouping: byRule[MissingProvider.id] ?? []) { findings[$0].scope ?? "" }
        let exposing = (byRule[InaccessibleProvider.id] ?? []).compactMap { number in
            findings[number].repairs.first?.location.map { ($0, number) }
        }
        hiddenProperties = Dictionary(exposing) { first, _ in first }
        shadows = Dictionary(grouping: byRule[ShadowedProvider.id] ?? []) { findings[$0].property ?? "" }
        misspelt = Misspellings(of: findings, byRule[MissingProvider.id] ?? [], in: graph)
        let isAny =
            !(unknown.isEmpty && outOfSight.isEmpty && injections.isEmpty && missing.isEmpty && shadows.isEmpty
            && hiddenProperties.isEmpty)
        let ids = isAny ? graph.scopes.indices.map { (graph.scopes[$0].id, $0) } : []
        scopes = Dictionary(ids) { first, _ in first }
        let needsCauses = !missing.isEmpty && !(unknown.isEmpty && injections.isEmpty)
        let readers = needsCauses ? subject.separateCauses.map(\.readers) : []
        readersByFirst = Dictionary(readers.compactMap { all in all.first.map { ($0, all) } }) { first, _ in first }
    }

    /// The finding that a finding follows from; `nil` if it is independent.
    func cause(of number: Int) -> Int? {
        let finding = findings[number]
        guard let scope = finding.scope.flatMap({ scopes[$0] }) else { return nil }
        switch finding.rule {
        case MissingProvider.id: return lostOnTheWay(finding, scope) ?? hiddenProperty(finding)
        case MissingPluginProperty.id: return hiddenProperty(finding)
        case MissingPassthrough.id: return misspelt.cause(of: finding) ?? unknownDependency(finding, scope)
        case UnusedRequirement.id: return misspelt.cause(of: finding) ?? neededOutOfSight(finding)
        case UnknownDependency.id: return requiredByChild(finding, scope)
        case DiscardedComponent.id: return discarded(scope)
        case AmbiguousSupplier.id: return hidden(finding, scope)
        default: return nil
        }
    }

    /// Every route without a supplier leads through a scope with an unknown dependency, which may declare the
    /// requirement, or through a scope that passes its dependency where it should pass itself and so withholds its own
    /// provisions.
    private func lostOnTheWay(_ finding: Finding, _ scope: Int) -> Int? {
        guard let first = need(finding, scope), let readers = readersByFirst[first] else { return nil }
        let needs = subject.resolution.needs
        let ends = Set(needs[first].failures)
        var found: Int?
        var worklist = Worklist(readers)
        while let current = worklist.next() {
            if ends.contains(current) { return nil }
            for route in needs[current].routes {
                guard case .passedOn(let above) = route.answer else { continue }
                if let cause = loss(of: first, by: subject.graph.edges[route.edge]) {
                    if !needs[above].failures.isEmpty { found = found ?? cause }
                } else {
                    worklist.insert(above)
                }
            }
        }
        return found
    }

    /// A protocol requires a property that the class has and hides, also from a reader below it.
    private func hiddenProperty(_ finding: Finding) -> Int? {
        let cause = finding.repairs.first?.location.flatMap { hiddenProperties[$0] }
        return cause.flatMap { findings[$0].property == finding.property ? $0 : nil }
    }

    /// The finding that explains why an edge does not supply a need.
    private func loss(of need: Int, by edge: Edge) -> Int? {
        switch edge.injected {
        case .itself: unknown[edge.parent]
        case .itsDependency: offers(edge.parent, need) ? injections[edge.location] : nil
        }
    }

    /// A pass-through that a scope needs only for descendants with an unknown dependency.
    private func unknownDependency(_ finding: Finding, _ scope: Int) -> Int? {
        if let own = unknown[scope] { return own }
        guard !unknown.isEmpty else { return nil }
        // The identity: the scope, the child, and the names of all pass-throughs for it.
        let listed = finding.identity.dropFirst(2).flatMap { subject.needs(of: scope, named: $0) }
        var found: Int?
        for need in listed {
            guard let below = onlyAsking(need) else { return nil }
            found = found ?? below
        }
        return found
    }

    /// The finding about the scopes that are the only readers of a need.
    private func onlyAsking(_ need: Int) -> Int? {
        let needs = subject.resolution.needs
        var found: Int?
        var worklist = Worklist(needs[need].passedOnFor)
        while let waiting = worklist.next() {
            if let below = unknown[needs[waiting].scope] {
                found = found ?? below
            } else if needs[waiting].ownRequirement != nil {
                return nil
            } else {
                worklist.insert(needs[waiting].passedOnFor)
            }
        }
        return found
    }

    /// The requirement may be for a scope that is created where Thimble cannot see it, or for a child with an unknown
    /// dependency, to which the scope forwards it.
    private func neededOutOfSight(_ finding: Finding) -> Int? {
        guard let property = finding.property else { return nil }
        let unlinked = outOfSight[property]?.first { subject.graph.scopes[$0.scope].id != finding.scope }
        return unlinked?.finding ?? finding.scope.flatMap { scopes[$0] }.flatMap { aboveUnknown[$0] }
    }

    /// A generated protocol belongs to a child to which a scope passes its dependency instead of itself.
    private func requiredByChild(_ finding: Finding, _ scope: Int) -> Int? {
        let graph = subject.graph
        for edge in graph.edgesDown[scope].map({ graph.edges[$0] }) where edge.injected == .itsDependency {
            guard graph.passThroughName(parent: scope, child: edge.child) == finding.identity.last else { continue }
            if let injection = injections[edge.location] { return injection }
        }
        return nil
    }

    /// A builder creates a component and passes its dependency instead, which is the actual mistake.
    private func discarded(_ scope: Int) -> Int? {
        let graph = subject.graph
        let passed = graph.edgesDown[scope].map { graph.edges[$0] }.filter { $0.injected == .itsDependency }
        if let refused = passed.compactMap({ injections[$0.location] }).first { return refused }
        return passed.lazy.flatMap { edge in (missing[graph.scopes[edge.child].id] ?? []).map { (edge.child, $0) } }
            .first { child, number in need(findings[number], child).map { offers(scope, $0) } ?? false }?.1
    }

    /// If one of two origins hides the other, which one a reader gets depends on the route for that reason.
    private func hidden(_ finding: Finding, _ scope: Int) -> Int? {
        guard let need = need(finding, scope), let property = finding.property else { return nil }
        let origins = Set(subject.resolution.needs[need].origins.map { subject.graph.scopes[$0].id })
        return shadows[property]?.first { origins == Set(findings[$0].identity.prefix(2)) }
    }

    private func need(_ finding: Finding, _ scope: Int) -> Int? {
        finding.property.flatMap { subject.needs(of: scope, named: $0).first }
    }

    private func offers(_ scope: Int, _ need: Int) -> Bool {
        let missing = subject.resolution.needs[need]
        return subject.graph.scopes[scope].provisions.named(missing.name).contains { provision in
            provision.type?.mayMatch(missing.type) ?? true
        }
    }
}
