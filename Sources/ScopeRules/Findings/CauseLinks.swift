import ScopeGraph
import SwiftReader

/// Says of one finding which other it follows from: one function for each way in which that happens.
struct CauseLinks {
    let subject: RuleSubject
    let findings: [Finding]
    /// For each of the graph's faults, the finding that speaks of it.
    let ofFault: [Int: Int]
    private let scopes: [String: Int]
    /// The scopes whose dependency nobody knows, and what they could hand on with it, each with its finding.
    private let unknown: [Int: Int]
    private let byRule: [String: [Int]]
    /// The findings about hand-overs, by place.
    private let handOvers: [Place: Int]
    /// All requirements that wait for the same missing thing, by the first one.
    private let readersByFirst: [Int: [Int]]

    init(subject: RuleSubject, findings: [Finding], ofFault: [Int: Int]) {
        self.subject = subject
        self.findings = findings
        self.ofFault = ofFault
        let graph = subject.graph
        scopes = Dictionary(graph.scopes.indices.map { (graph.scopes[$0].id, $0) }) { first, _ in first }
        var unknown: [Int: Int] = [:]
        for (fault, number) in ofFault {
            guard case .unknownDependency(let scope, _) = graph.faults[fault].kind,
                graph.scopes[scope].dialect == .ribs
            else { continue }
            unknown[scope] = number
        }
        self.unknown = unknown
        byRule = Dictionary(grouping: findings.indices) { findings[$0].rule }
        var handOvers: [Place: Int] = [:]
        for number in byRule[MissingPassthrough.id] ?? [] {
            if let place = findings[number].place { handOvers[place] = number }
        }
        self.handOvers = handOvers
        let isAsked = byRule[MissingProvider.id] != nil && !(unknown.isEmpty && handOvers.isEmpty)
        let causes = isAsked ? subject.missingCauses().map { ($0.readers[0], $0.readers) } : []
        readersByFirst = Dictionary(causes) { first, _ in first }
    }

    /// The finding that a finding follows from; `nil` where it stands for itself.
    func cause(of number: Int) -> Int? {
        let finding = findings[number]
        guard let scope = finding.scope.flatMap({ scopes[$0] }) else { return nil }
        switch finding.rule {
        case MissingProvider.id: return lostOnTheWay(finding, scope)
        case MissingPassthrough.id: return askedByTheUnknown(finding, scope)
        case UnusedRequirement.id: return neededByUnlinked(finding)
        case DiscardedComponent.id: return thrownAway(scope)
        case AmbiguousSupplier.id: return hidden(finding, scope)
        default: return nil
        }
    }

    /// All ways up on which nothing answers lead through a scope whose dependency nobody knows, and which may ask for the
    /// thing; or one that hands on its dependency where it should hand on itself, so that what it has stays with it.
    private func lostOnTheWay(_ finding: Finding, _ scope: Int) -> Int? {
        guard let first = need(finding, scope), let readers = readersByFirst[first] else { return nil }
        let needs = subject.supply.needs
        let ends = Set(needs[first].failures)
        var found: Int?
        var visited = Set(readers)
        var pending = readers
        while let current = pending.popLast() {
            if ends.contains(current) { return nil }
            for way in needs[current].ways {
                guard case .passedOn(let above) = way.answer else { continue }
                if let cause = loss(of: first, by: subject.graph.edges[way.edge]) {
                    if !needs[above].failures.isEmpty { found = found ?? cause }
                } else if visited.insert(above).inserted {
                    pending.append(above)
                }
            }
        }
        return found
    }

    /// The finding that explains why a thing does not come down an edge.
    private func loss(of need: Int, by edge: Edge) -> Int? {
        switch edge.handing {
        case .itself: unknown[edge.parent]
        case .itsDependency: offers(edge.parent, need) ? handOvers[edge.place] : nil
        }
    }

    /// What a scope has to hand on only because of scopes below whose dependency nobody knows.
    private func askedByTheUnknown(_ finding: Finding, _ scope: Int) -> Int? {
        if let own = unknown[scope] { return own }
        guard !unknown.isEmpty else { return nil }
        // The scope, the child, and the names of all that the scope has to hand on to it.
        let asked = finding.identity.dropFirst(2).flatMap { subject.needs(of: scope, named: $0) }
        var found: Int?
        for need in asked {
            guard let below = onlyAsking(need) else { return nil }
            found = found ?? below
        }
        return found
    }

    /// The finding about the scopes through which alone a need is asked for.
    private func onlyAsking(_ need: Int) -> Int? {
        let needs = subject.supply.needs
        var found: Int?
        var visited: Set<Int> = [need]
        var pending = [need]
        while let current = pending.popLast() {
            for waiting in needs[current].passedOnFor where visited.insert(waiting).inserted {
                if let below = unknown[needs[waiting].scope] {
                    found = found ?? below
                } else if needs[waiting].requirement != nil {
                    return nil
                } else {
                    pending.append(waiting)
                }
            }
        }
        return found
    }

    /// A scope asks for what a scope needs that is made somewhere out of sight: it may be there to hand it on.
    private func neededByUnlinked(_ finding: Finding) -> Int? {
        ofFault.sorted { $0.key < $1.key }.first { fault, _ in
            guard case .unlinkedChild(let child, _) = subject.graph.faults[fault].kind, let property = finding.property,
                subject.graph.scopes[child].id != finding.scope
            else { return false }
            return subject.graph.scopes[child].dialect == .ribs && !subject.needs(of: child, named: property).isEmpty
        }?.value
    }

    /// A builder makes a component and hands on its dependency instead: that is what is wrong.
    private func thrownAway(_ scope: Int) -> Int? {
        let graph = subject.graph
        let handed = graph.edgesDown[scope].map { graph.edges[$0] }.filter { $0.handing == .itsDependency }
        if let refused = handed.compactMap({ handOvers[$0.place] }).first { return refused }
        return byRule[MissingProvider.id]?.first { number in
            guard let reader = findings[number].scope.flatMap({ scopes[$0] }), let need = need(findings[number], reader)
            else { return false }
            return handed.contains { $0.child == reader } && offers(scope, need)
        }
    }

    /// Where one of two origins hides the other, the way up decides because of that.
    private func hidden(_ finding: Finding, _ scope: Int) -> Int? {
        guard let need = need(finding, scope), let property = finding.property else { return nil }
        let origins = Set(subject.supply.needs[need].origins.map { subject.graph.scopes[$0].id })
        return byRule[ShadowedProvider.id]?.first { number in
            findings[number].property == property && origins == Set(findings[number].identity.prefix(2))
        }
    }

    private func need(_ finding: Finding, _ scope: Int) -> Int? {
        finding.property.flatMap { subject.needs(of: scope, named: $0).first }
    }

    private func offers(_ scope: Int, _ need: Int) -> Bool {
        let wanted = subject.supply.needs[need]
        return subject.graph.scopes[scope].provisions.contains { provision in
            provision.name == wanted.name && (provision.type?.matches(wanted.type) ?? true)
        }
    }
}
