import ScopeGraph
import Semantics
import WiringText

/// Reports where a hand-wired component may conform to the required protocol through declarations outside the sources.
struct UnclearConformances {
    let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        subject.graph.edges.indices.compactMap { number in
            let parent = subject.graph.scopes[subject.graph.edges[number].parent]
            guard !parent.unseen.parts.isEmpty else { return nil }
            let edge = subject.graph.edges[number]
            guard let part = subject.graph.unseenConformance(of: edge), isUnclear(edge),
                let dependencyProtocol = subject.graph.scopes[edge.child].dependency, dependencyProtocol.location != nil
            else { return nil }
            return finding(edge, parent, dependencyProtocol, part)
        }
    }

    private func isUnclear(_ edge: Edge) -> Bool {
        let parent = subject.graph.scopes[edge.parent]
        return edge.conformance == nil && edge.unimportedClause == nil && edge.injected == .itself
            && parent.kind == .component
            && parent.dialect.parentsConform && subject.handWiring.contains(edge, in: subject.graph)
            && subject.graph.modules[parent.module].kind != .test
    }

    private func finding(_ edge: Edge, _ parent: Scope, _ dependencyProtocol: DependencyProtocol, _ part: UnseenPart)
        -> Finding
    {
        let reason: Message =
            switch part.kind {
            case .macro: "the macro \(code: part.name) may add the conformance; its expansion is not in the sources"
            case .type, .language, .platformClass:
                "\(code: part.name) may add the conformance; it is not declared in the sources"
            }
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .note,
            location: edge.location,
            scope: parent.id,
            headline: """
                Cannot tell whether \(code: parent.name) conforms to \(code: dependencyProtocol.name), which this call requires
                """,
            nearMisses: [NearMiss(scope: parent.name, location: part.location, message: reason)],
            repairs: [
                Repair(
                    title: "Make \(code: parent.name) conform to \(code: dependencyProtocol.name)",
                    location: parent.location
                )
            ] + keeping(edge),
            identity: [parent.id, dependencyProtocol.name, "unclear"]
        )
    }

    /// Keeps generated code from repeating the conformance.
    private func keeping(_ edge: Edge) -> [Repair] {
        let module = subject.handWiring.home(of: edge, in: subject.graph)
        if subject.handWiring.isConfigured(for: module) { return [] }
        let entry = "\"wiring\": { \"\(subject.graph.modules[module].name)\": \"hand\" }"
        return [
            Repair(
                title: """
                    If it conforms already, add \(code: entry) to \(code: ".thimble.json"), because \
                    \(code: "thimble generate") would write the conformance again
                    """,
                location: nil
            )
        ]
    }
}
