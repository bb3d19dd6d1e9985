import ScopeGraph
import WiringText

/// What a hand-wired component lacks for the children to which it is passed.
struct HandWiredGap {
    /// The edges to these children, usually one: indices into `ScopeGraph.edges`.
    let edges: [Int]
    /// The edges to children whose dependencies the component does not conform to.
    let lackingConformance: [Int]
    /// The needs of the component that it receives from an ancestor and has no property for: indices into
    /// `Resolution.needs`.
    let missing: [Int]
    /// The properties that read something from the component's own dependency that the dependency does not require.
    let unsupplied: [Unsupplied]

    /// The first edge.
    let edge: Int
    var isIncomplete: Bool { !lackingConformance.isEmpty || !missing.isEmpty }

    init(edge: Int, lacksConformance: Bool, missing: [Int], unsupplied: [Unsupplied]) {
        self.edge = edge
        edges = [edge]
        lackingConformance = lacksConformance ? [edge] : []
        self.missing = missing
        self.unsupplied = unsupplied
    }

    /// Joins all gaps of one component.
    ///
    /// - Parameter first: the edge at which the gap is reported.
    init(joining gaps: [HandWiredGap], first: Int) {
        edge = first
        edges = gaps.flatMap(\.edges)
        lackingConformance = gaps.flatMap(\.lackingConformance)
        missing = gaps.flatMap(\.missing)
        unsupplied = gaps.flatMap(\.unsupplied)
    }

    struct Unsupplied {
        /// The need of the component: an index into `Resolution.needs`.
        let need: Int
        let passThrough: Provision
    }
}

/// Finds what hand-wired components lack for their children.
///
/// A gap is reported once, where the compiler reports it: on the edge to the lowest scope whose dependency requires the
/// property. The pass-throughs of the ancestors belong to the same fix.
struct HandWiredGaps {
    let subject: RuleSubject
    private let hidden: HiddenComponents

    init(_ subject: RuleSubject) {
        self.subject = subject
        hidden = HiddenComponents(subject)
    }

    /// Gaps on more edges of one component are joined into one finding, because one declaration has to be completed.
    private static let mostEdges = 3

    func findings() -> [Finding] {
        let gaps = self.gaps()
        guard !gaps.isEmpty else { return [] }
        let wiring = HandWrittenWiring(subject)
        return gaps.flatMap { HandWiredFindings(subject: subject, wiring: wiring, gap: $0).all() }
    }

    private func gaps() -> [HandWiredGap] {
        var reported: Set<Int> = []
        // A gap belongs to a clause that all builds have, rather than to one inside an `#if`.
        let edges = subject.graph.edges.indices
        let ordered = edges.filter(isAlwaysCompiled) + edges.filter { !isAlwaysCompiled($0) }
        let all = ordered.compactMap { gap(of: $0, besides: &reported) }
        let byParent = Dictionary(grouping: all) { subject.graph.edges[$0.edge].parent }
        return byParent.sorted { $0.key < $1.key }.flatMap { _, gaps in
            let incomplete = gaps.filter(\.isIncomplete)
            guard incomplete.count > Self.mostEdges, let first = incomplete.first else { return gaps }
            return [HandWiredGap(joining: gaps, first: first.edge)]
        }
    }

    private func isAlwaysCompiled(_ number: Int) -> Bool {
        let edge = subject.graph.edges[number]
        return edge.conditions.isEmpty && edge.conformance?.conditions.isEmpty ?? true
            && subject.graph.scopes[edge.child].conditions.isEmpty
    }

    /// - Parameter reported: the needs that are part of a finding already, since a property serves all children.
    private func gap(of number: Int, besides reported: inout Set<Int>) -> HandWiredGap? {
        let parent = subject.graph.scopes[subject.graph.edges[number].parent]
        guard parent.kind == .component, parent.dialect.parentsConform else { return nil }
        let edge = subject.graph.edges[number]
        guard edge.injected == .itself, !subject.isRefusedAsSendable(edge), !edge.lacksSuperclass,
            subject.handWiring.contains(edge, in: subject.graph), subject.graph.modules[parent.module].kind != .test,
            !hidden.areAbout(edge)
        else { return nil }
        var missing: [Int] = []
        var unsupplied: [HandWiredGap.Unsupplied] = []
        for need in subject.resolution.needsOfScope[edge.child]
        where subject.resolution.isCarried(subject.resolution.needs[need], in: subject.graph) {
            guard let route = subject.resolution.needs[need].routes.route(by: number),
                case .passedOn(let above) = route.answer,
                isPossible(above), reported.insert(above).inserted
            else { continue }
            if route.passThrough == nil {
                if mayJudge(edge) { missing.append(above) }
            } else if let passThrough = route.passThrough,
                !subject.resolution.isCarried(subject.resolution.needs[above], in: subject.graph)
            {
                unsupplied.append(HandWiredGap.Unsupplied(need: above, passThrough: passThrough))
            }
        }
        let lacksConformance = lacksConformance(edge)
        if missing.isEmpty, unsupplied.isEmpty, !lacksConformance || !serves(number) { return nil }
        return HandWiredGap(
            edge: number,
            lacksConformance: lacksConformance,
            missing: missing,
            unsupplied: unsupplied
        )
    }

    /// Whether everything that may make a component conform is known.
    private func mayJudge(_ edge: Edge) -> Bool {
        edge.conformance != nil || !subject.graph.mayConformElsewhere(edge)
    }

    /// Whether the component supplies all other requirements of a child. If it does not, that is reported first.
    private func serves(_ edge: Int) -> Bool {
        subject.resolution.needsOfScope[subject.graph.edges[edge].child].allSatisfy { number in
            let need = subject.resolution.needs[number]
            guard need.ownRequirement != nil, let route = need.routes.route(by: edge) else { return true }
            switch route.answer {
            case .supplied: return true
            case .blocked: return false
            case .passedOn(let above): return isPossible(above)
            }
        }
    }

    /// Whether an ancestor provides a need. If none does, the missing provider is the finding.
    private func isPossible(_ number: Int) -> Bool {
        let need = subject.resolution.needs[number]
        return (!need.suppliers.isEmpty || need.failures.isEmpty) && !subject.isRequiredWithOtherType(need)
    }

    private func lacksConformance(_ edge: Edge) -> Bool {
        guard edge.conformance == nil, edge.unimportedClause == nil, mayJudge(edge),
            let dependencyProtocol = subject.graph.scopes[edge.child].dependency,
            let location = dependencyProtocol.location
        else { return false }
        // What is passed from another file cannot name a private protocol. That is the finding.
        if dependencyProtocol.access <= .fileprivate, location.file != edge.location.file { return false }
        return dependencyProtocol.parts.isEmpty
            || !dependencyProtocol.parts.allSatisfy { edge.claimedParts.contains($0.name) }
    }
}

extension DependencyProtocol {
    /// The protocol that a component still has to conform to; for a composition, the parts that are missing.
    func missingName(besides claimed: Set<String>) -> String {
        let isNamed = !parts.contains { $0.name == name }
        let missing = parts.map(\.name).filter { !claimed.contains($0) }
        // A clause cannot repeat the other parts.
        if isNamed, missing.isEmpty || missing.count == parts.count { return name }
        return missing.joined(separator: " & ")
    }

    /// The protocol to which a requirement can be added: a part, if it is a typealias or a composition.
    var extended: Message {
        let part = parts.first { part in
            part.module == module && protocols.contains { $0.name == part.name }
        }
        guard let part, part.name != name else { return "\(code: name)" }
        return "\(code: part.name), a part of \(code: name)"
    }
}
