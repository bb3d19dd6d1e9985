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
            model.nonisolatedMembers(around: Set(edges.map(\.location))).mapValues { Member($0, in: model) }
        }
        return edges.compactMap { edge in
            members[edge.location].flatMap { finding(rule, title, edge, in: $0) }
        }
    }

    /// A member that passes a component.
    private struct Member {
        let name: String
        let location: SourceLocation

        init(_ declaration: DeclarationLocation, in model: SemanticModel) {
            let source = model.source(declaration.file)
            let member = source[declaration.declaration]
            let owner = model.index.type(around: member.block, in: declaration.file)
            let prefix = owner.map { "\(model.index.types[$0].name)." } ?? ""
            name = prefix + source.name(member.name)
            location = source.location(of: member.name)
        }
    }

    private func finding(_ rule: String, _ title: String, _ edge: Edge, in member: Member) -> Finding? {
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
                \(code: member.name) is nonisolated, but uses the conformance of \(code: parent.name) to \
                \(code: dependencyProtocol.name), which is isolated to \(code: actor)
                """,
            nearMisses: [
                NearMiss(scope: parent.name, location: clause, message: "the conformance is isolated here")
            ],
            repairs: [
                Repair(title: "Mark \(code: member.name) as \(code: actor)", location: member.location),
                Repair(
                    title: """
                        Remove \(code: actor) from the conformance of \(code: parent.name) to \
                        \(code: dependencyProtocol.name)
                        """,
                    location: clause
                ),
            ],
            identity: [parent.id, child.id, dependencyProtocol.name, "isolated"]
        )
    }
}
