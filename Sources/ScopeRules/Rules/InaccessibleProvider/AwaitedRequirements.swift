import ScopeGraph
import Semantics
import SwiftReader

/// Members outside any actor that await a requirement of their own dependency on its actor.
extension RuleSubject {
    /// One finding for each member. The Swift 6 language mode does not let a dependency that is not `Sendable` be
    /// sent to an actor.
    func awaitedRequirements(_ rule: String, _ title: String) -> [Finding] {
        let candidates = resolution.needs.compactMap { need in
            need.ownRequirement.flatMap { awaitingMember(of: $0, in: need.scope) }
        }
        guard !candidates.isEmpty, let model else { return [] }
        let findings = model.answer { model, declarations in
            candidates.filter { candidate in
                declarations[candidate.scope].type.map {
                    model.isCertainlyNonisolated(
                        memberAt: candidate.member.location,
                        named: candidate.member.name,
                        of: $0
                    )
                } ?? false
            }
        }
        return findings.compactMap { finding(rule, title, $0) }
    }

    private struct AwaitingMember {
        let scope: Int
        let own: Requirement
        let member: Provision
    }

    /// The member that forwards an isolated requirement asynchronously, in the Swift 6 language mode.
    private func awaitingMember(of own: Requirement, in number: Int) -> AwaitingMember? {
        guard own.isolation != nil else { return nil }
        let scope = graph.scopes[number]
        guard scope.dialect.parentsConform, graph.modules[scope.module].language.mode == 6,
            let dependencyProtocol = scope.dependency, dependencyProtocol.isClosed, !dependencyProtocol.isComposition,
            // A file may import the dependency of another module with `@preconcurrency`.
            dependencyProtocol.module == scope.module,
            !dependencyProtocol.inheritsUndeclared("Sendable"), own.conditions.isEmpty
        else { return nil }
        let members = own.method == nil ? scope.provisions : scope.methods
        let member = members.named(own.name).first { member in
            member.isPassThrough && member.effects.isAsync && member.isolation == nil && member.inheritedFrom == nil
                && member.module == nil && !member.isConditional
        }
        return member.map { AwaitingMember(scope: number, own: own, member: $0) }
    }

    private func finding(_ rule: String, _ title: String, _ awaiting: AwaitingMember) -> Finding? {
        let scope = graph.scopes[awaiting.scope]
        guard let actor = awaiting.own.isolation, let dependencyProtocol = scope.dependency else { return nil }
        let member = "\(scope.name).\(awaiting.member.name)"
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: awaiting.member.location,
            scope: scope.id,
            property: awaiting.own.name,
            headline: """
                \(code: member) awaits \(code: awaiting.own.name) outside any actor, but \
                \(code: awaiting.own.declaredIn) isolates it to \(code: actor), and \(code: dependencyProtocol.name) \
                is not \(code: "Sendable")
                """,
            nearMisses: [
                NearMiss(
                    scope: scope.name,
                    location: awaiting.own.location,
                    message: "\(code: awaiting.own.name) is isolated to \(code: actor) here"
                )
            ],
            repairs: [
                isolating(member, at: awaiting.member.location, to: actor),
                Repair(
                    title: "Make \(code: dependencyProtocol.name) inherit \(code: "Sendable")",
                    location: dependencyProtocol.location
                ),
            ],
            identity: [scope.id, awaiting.own.name, "awaited"]
        )
    }
}
