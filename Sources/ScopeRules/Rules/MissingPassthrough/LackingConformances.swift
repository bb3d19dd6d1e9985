import ScopeGraph
import SwiftReader
import WiringText

/// Classes passed as a protocol that they do not conform to, for which nothing can be generated because they are not
/// components.
struct LackingConformances {
    private let subject: RuleSubject
    private var graph: ScopeGraph { subject.graph }

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        graph.edges.indices.compactMap { number in
            let edge = graph.edges[number]
            guard subject.lacksConformance(edge), let required = graph.scopes[edge.child].dependency else { return nil }
            let serves = subject.serves(number)
            guard serves || subject.passesUnrelatedValue(number) else { return nil }
            return finding(edge, required, serves: serves)
        }
    }

    private func finding(_ edge: Edge, _ required: DependencyProtocol, serves: Bool) -> Finding {
        let parent = graph.scopes[edge.parent]
        let claim: Message = "Make \(code: parent.name) conform to \(code: required.name)"
        let conforming = Repair(
            title: serves ? claim : "\(claim), with all that it requires",
            location: parent.location,
            edits: serves ? edits(claiming: required, for: parent) : []
        )
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            location: edge.location,
            scope: parent.id,
            headline: "\(code: parent.name) is passed as \(code: required.name) but does not conform to it",
            repairs: serves ? [conforming] : [subject.passingComponent(edge), conforming].compactMap(\.self),
            identity: [parent.id, graph.scopes[edge.child].id, required.name]
        )
    }

    /// Empty if the protocol is not visible to the class, or is isolated to another actor.
    private func edits(claiming required: DependencyProtocol, for parent: Scope) -> [Edit] {
        let isSeen = required.access > .fileprivate || required.location?.file == parent.location.file
        let isPlain = parent.isolation == required.isolation && required.parts.isEmpty
        guard required.module == parent.module, isSeen, isPlain, !parent.hasBranches else { return [] }
        let name = subject.handWrittenText.value.name(of: required, inClauseOf: parent)
        return subject.sources.conforming(to: name, at: parent.location)
    }
}

extension RuleSubject {
    /// Whether an edge passes a class that is no component and certainly does not conform to the child's dependency.
    func lacksConformance(_ edge: Edge) -> Bool {
        let parent = graph.scopes[edge.parent]
        return parent.kind == .provider && edge.injected == .itself && edge.conformance == nil
            && edge.unimportedClause == nil && !graph.mayConformElsewhere(edge) && !isRefusedAsSendable(edge)
            && graph.scopes[edge.child].dependency?.location != nil && graph.modules[parent.module].kind != .test
    }

    /// Whether an edge passes a class that neither conforms to the child's dependency nor has any of the properties that
    /// the child requires, although a variable holds a component there: an argument that was mixed up. What the class
    /// lacks is then no finding of its own.
    func passesUnrelatedValue(_ edge: Int) -> Bool {
        let child = graph.edges[edge].child
        guard lacksConformance(graph.edges[edge]), !resolution.needsOfScope[child].isEmpty else { return false }
        let hasNothing = answers(by: edge).allSatisfy { answer in
            if case .passedOn = answer { return true }
            return false
        }
        return hasNothing && passingComponent(graph.edges[edge]) != nil
    }

    /// Whether the parent of an edge supplies everything that the child needs; otherwise the missing provider is the
    /// finding.
    fileprivate func serves(_ edge: Int) -> Bool {
        answers(by: edge).allSatisfy { answer in
            if case .supplied = answer { return true }
            return false
        }
    }

    private func answers(by edge: Int) -> [Resolution.Answer] {
        resolution.needsOfScope[graph.edges[edge].child].flatMap { need in
            resolution.needs[need].routes.filter { $0.edge == edge }.map(\.answer)
        }
    }
}
