import ScopeGraph
import Semantics
import SwiftReader

/// Components that conform to a dependency on an actor only and are passed as this dependency elsewhere.
extension RuleSubject {
    /// One finding for each parent and child, in the Swift 6 language mode.
    func isolatedInjections(_ rule: String, _ title: String) -> [Finding] {
        let edges = graph.edges.filter { edge in
            guard case .actor(.some)? = edge.conformance?.isolation else { return false }
            return edge.injected == .itself && edge.conditions.isEmpty && edge.conformance?.conditions.isEmpty ?? false
                && graph.scopes[edge.parent].dialect.parentsConform
        }
        guard !edges.isEmpty, let model else { return [] }
        let members = model.answer { model, _ in
            let found = model.nonisolatedMembers(around: Set(edges.map(\.location)))
            return found.mapValues { model.source($0.file).name(model.index.declaration($0).name) }
        }
        return edges.compactMap { edge in
            members[edge.location].flatMap { finding(rule, title, edge, in: $0) }
        }
    }

    private func finding(_ rule: String, _ title: String, _ edge: Edge, in member: String) -> Finding? {
        guard let clause = edge.conformance?.location, case .actor(let actor?)? = edge.conformance?.isolation,
            let dependencyProtocol = graph.scopes[edge.child].dependency
        else { return nil }
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: edge.location,
            scope: parent.id,
            headline: """
                \(code: member) belongs to no actor, but it passes \(code: parent.name) as \
                \(code: dependencyProtocol.name), and that conformance is isolated to \(code: actor)
                """,
            chain: [
                Step(
                    scope: child.name,
                    location: edge.location,
                    message: "\(code: parent.name) creates \(code: child.name)"
                )
            ],
            nearMisses: [
                NearMiss(scope: parent.name, location: clause, message: "the conformance is isolated here")
            ],
            repairs: [
                Repair(title: "Mark \(code: member) as \(code: actor)", location: edge.location),
                Repair(
                    title: "Do not isolate the conformance of \(code: parent.name) to \(code: dependencyProtocol.name)",
                    location: clause
                ),
            ],
            identity: [parent.id, child.id, dependencyProtocol.name, "isolated"]
        )
    }
}
