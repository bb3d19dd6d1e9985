import ScopeGraph
import Semantics
import SwiftReader

/// Components that conform to a dependency on an actor only and are passed as this dependency elsewhere.
extension RuleSubject {
    /// One finding for each parent and child, in the Swift 6 language mode.
    func isolatedInjections(_ rule: String, _ title: String) -> [Finding] {
        let edges = graph.edges.indices.filter { number in
            let edge = graph.edges[number]
            guard let conformance = edge.conformance, conformance.actor != nil else { return false }
            return edge.injected == .itself && edge.conditions.isEmpty && conformance.conditions.isEmpty
                && graph.scopes[edge.parent].dialect.parentsConform
        }
        guard !edges.isEmpty, let model else { return [] }
        let members = model.answer { model, _ in
            let locations = Set(edges.map { graph.edges[$0].location })
            return model.nonisolatedMembers(around: locations).mapValues { Member($0, in: model) }
        }
        return edges.compactMap { number in
            members[graph.edges[number].location].flatMap { finding(rule, title, number, in: $0) }
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

    private func finding(_ rule: String, _ title: String, _ number: Int, in member: Member) -> Finding? {
        let edge = graph.edges[number]
        guard let clause = edge.conformance?.location, let actor = edge.conformance?.actor,
            let dependencyProtocol = graph.scopes[edge.child].dependency
        else { return nil }
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        // Marking the extension frees its members, too.
        let isOfExtension = edge.conformance?.isolation == .byDefault
        let freeing = Repair(
            title: isOfExtension
                ? "Mark the extension \(code: "nonisolated")"
                : """
                Remove \(code: actor) from the conformance of \(code: parent.name) to \
                \(code: dependencyProtocol.name)
                """,
            location: clause
        )
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
            repairs: [isolating(member.name, at: member.location, to: actor)]
                + (isServedOnActor(by: number) && !isOfExtension ? [] : [freeing]),
            identity: [parent.id, child.id, dependencyProtocol.name, "isolated"]
        )
    }

    /// Whether a member on an actor meets a requirement, so that the conformance has to be isolated, too.
    private func isServedOnActor(by number: Int) -> Bool {
        let edge = graph.edges[number]
        return resolution.needsOfScope[edge.child].contains { need in
            guard case .supplied(let member)? = resolution.needs[need].routes.route(by: number)?.answer,
                let isolation = isolation(of: member, in: graph.scopes[edge.parent])
            else { return false }
            return !isolation.isFreeInModule || member.module != nil
        }
    }
}
