import ScopeGraph
import Semantics
import SwiftReader

/// Members outside any actor that are awaited on one and take or return values that are not `Sendable`.
extension RuleSubject {
    /// One finding for each member and requirement, in the Swift 6 language mode.
    func returnedValues(_ rule: String, _ title: String) -> [Finding] {
        let candidates = resolution.needs.flatMap(membersApart).uniqued()
        guard !candidates.isEmpty, let model else { return [] }
        let apart = model.answer { model, declarations in
            candidates.filter { candidate in
                declarations[candidate.scope].type.map {
                    model.isCertainlyApart(
                        memberAt: candidate.member.location,
                        named: candidate.member.name,
                        of: $0,
                        conformingAt: candidate.clause
                    )
                } ?? false
            }
        }
        return apart.compactMap { finding(rule, title, $0) }
    }

    private struct MemberApart: Hashable {
        let scope: Int
        let member: Provision
        let required: Requirement
        /// The location of the conformance.
        let clause: SourceLocation

        static func == (left: Self, right: Self) -> Bool {
            left.scope == right.scope && left.member.location == right.member.location
                && left.required.location == right.required.location
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(scope)
            hasher.combine(member.location)
        }
    }

    /// The members that suspend and serve a requirement of an actor.
    private func membersApart(for need: Resolution.Need) -> [MemberApart] {
        guard let required = need.ownRequirement, required.isolation != nil, required.effects.isAsync,
            !required.mayBeSendable, required.conditions.isEmpty, importsConcurrency(required.location.file)
        else { return [] }
        return need.routes.compactMap { route in
            let edge = graph.edges[route.edge]
            guard let member = route.member, let conformance = edge.conformance, isChecked(edge, conformance),
                member.effects.isAsync, member.isolation == nil, member.owner == .itself, member.inheritedFrom == nil,
                member.module == nil, !member.isConditional, importsConcurrency(member.location.file)
            else { return nil }
            return MemberApart(scope: edge.parent, member: member, required: required, clause: conformance.location)
        }
    }

    /// Whether the Swift 6 language mode checks what passes between the actors of a conformance.
    private func isChecked(_ edge: Edge, _ conformance: Conformance) -> Bool {
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        let homes = [parent.module, conformance.module, child.module, child.dependency?.module].compactMap(\.self)
        return edge.injected == .itself && edge.conditions.isEmpty && parent.dialect.parentsConform
            && conformance.conditions.isEmpty && conformance.isolation == nil
            && importsConcurrency(conformance.location.file)
            && homes.allSatisfy {
                graph.modules[$0].language.mode == 6 && !graph.modules[$0].language.runsOnCallersActor
            }
    }

    private func importsConcurrency(_ file: String) -> Bool { sources[file]?.importsWithoutConcurrency == false }

    private func finding(_ rule: String, _ title: String, _ apart: MemberApart) -> Finding? {
        let scope = graph.scopes[apart.scope]
        guard let actor = apart.required.isolation else { return nil }
        let member = "\(scope.name).\(apart.member.name)"
        let mark = mayMove(apart) ? isolating(member, at: apart.member.location, to: actor) : nil
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: apart.member.location,
            scope: scope.id,
            property: apart.required.name,
            headline: """
                \(code: member) is nonisolated, but \(code: apart.required.declaredIn) awaits \
                \(code: apart.required.name) on \(code: actor), and \(Message.unsendability(of: apart.required))
                """,
            nearMisses: [
                NearMiss(
                    scope: scope.name,
                    location: apart.required.location,
                    message: "\(code: apart.required.name) is isolated to \(code: actor) here"
                )
            ],
            repairs: [mark, Repair(sending: apart.required)].compactMap(\.self),
            identity: [scope.id, apart.required.name, apart.required.declaredIn, "returned"]
        )
    }

    /// Whether a member may belong to the actor: it does not await the scope's own dependency outside of it.
    private func mayMove(_ apart: MemberApart) -> Bool {
        guard apart.member.isPassThrough else { return true }
        let own = graph.scopes[apart.scope].requirements.named(apart.member.name)
        return !own.isEmpty
            && own.allSatisfy { $0.isolation == apart.required.isolation || !$0.effects.isAsync || $0.isOnCallersActor }
    }
}

extension Resolution.Route {
    /// The parent's member that serves the requirement, or forwards it.
    fileprivate var member: Provision? {
        if case .supplied(let provision) = answer { provision } else { passThrough }
    }
}
