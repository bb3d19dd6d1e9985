import ScopeGraph
import Semantics
import SwiftReader

/// Members that are isolated to an actor and witness a requirement that is read from elsewhere.
extension RuleSubject {
    /// One finding for each member and child, in RIBs only: in Needle, such code cannot be generated.
    func isolatedProviders(_ rule: String, _ title: String) -> [Finding] {
        let isolated = graph.scopes.map { $0.isIsolatedByDefault || $0.hasIsolatedProvisions }
        guard isolated.contains(true) else { return [] }
        return graph.edges.indices.flatMap { number -> [Finding] in
            let edge = graph.edges[number]
            guard isolated[edge.parent], edge.injected == .itself, graph.scopes[edge.parent].dialect.parentsConform,
                edge.conformance?.isolation != .actor(nil), !isRefusedToActor(edge)
            else { return [] }
            return resolution.needsOfScope[edge.child].compactMap { need in
                let unmet = resolution.needs[need]
                guard case .supplied(let provision)? = unmet.routes.route(by: number)?.answer,
                    let isolation = isolation(of: provision, in: graph.scopes[edge.parent]),
                    !serves(isolation, provision, unmet, edge)
                else { return nil }
                return finding(rule, title, provision, isolation, unmet, edge)
            }
        }
    }

    private func serves(
        _ isolation: MemberIsolation,
        _ provision: Provision,
        _ need: Resolution.Need,
        _ edge: Edge
    ) -> Bool {
        let isSent = isAwaitedElsewhere(need, isolation) && !isolation.mayBeSendable && isChecked(provision, edge)
        if isolation.actor != nil, isolation.actor == reader(of: need), !isSent { return true }
        if edge.conformance?.isolation == .actor(isolation.actor) { return true }
        if let actor = isolation.actor, edge.conformance?.actor == actor { return true }
        // What is `nonisolated`, or belongs to two actors, is checked in spite of `@preconcurrency`.
        let isOfTwoActors = isolation.actor == nil && reader(of: need) != nil
        if edge.conformance?.isolation == .unchecked, !isMarkedNonisolated(need), !isProtocolMarkedNonisolated(need),
            !isOfTwoActors
        {
            return true
        }
        if need.demand.effects.isAsync {
            if isolation.mayBeSendable || !isChecked(provision, edge) { return true }
            let isSuspending = need.requirement.method != nil || provision.effects.isAsync
            if isSuspending, runsOnCallersActor(edge) { return true }
        }
        if isolation.isFreeInModule, provision.module == nil { return true }
        if isInferredFromGeneratedProtocol(provision, need, edge) { return true }
        if isolation.actor == MemberIsolation.mainActor, mayBeRequiredOnMainActor(need, by: edge) { return true }
        return mayConform(edge, on: isolation.actor, need)
    }

    /// Whether a member without an attribute gets the actor of what a generated protocol requires: the declaration that
    /// contains it conforms to the child's dependency, which inherits that protocol.
    private func isInferredFromGeneratedProtocol(
        _ provision: Provision,
        _ need: Resolution.Need,
        _ edge: Edge
    ) -> Bool {
        guard need.ownRequirement == nil, reader(of: need) != nil,
            !graph.modules[graph.scopes[edge.parent].module].language.isolatesByDefault,
            let clause = edge.conformance.flatMap({ sources.clause(at: $0.location) }),
            let member = sources.declaration(at: provision.location), member.declaration.attributes.isEmpty,
            let owner = member.owner
        else { return false }
        return clause.declaration.source.path == member.source.path
            && clause.declaration.declaration.name.start == owner.name.start
    }

    /// Whether the compiler rejects values that are not `Sendable` and pass between actors.
    private func isChecked(_ provision: Provision, _ edge: Edge) -> Bool {
        let isStrict = graph.modules[graph.scopes[edge.parent].module].language.mode == 6
        return isStrict && !(sources[provision.location.file]?.importsWithoutConcurrency ?? true)
    }

    /// Whether asynchronous members of the child's dependency run on the actor of their caller, so that no value passes
    /// between actors.
    private func runsOnCallersActor(_ edge: Edge) -> Bool {
        let home = graph.scopes[edge.child].dependency?.module ?? graph.scopes[edge.child].module
        return graph.modules[home].language.runsOnCallersActor
    }

    /// The actor on which a need is read. The scope's own requirement takes precedence over what it forwards.
    private func reader(of need: Resolution.Need) -> String? {
        need.ownRequirement.map(\.isolation) ?? need.demand.isolation
    }

    /// Whether the scope forwards a need to a child that awaits it outside the actor on which the others read it.
    private func isAwaitedElsewhere(_ need: Resolution.Need, _ isolation: MemberIsolation) -> Bool {
        need.ownRequirement == nil && need.demand.isAwaitedElsewhere && need.demand.isolation == isolation.actor
    }

    private func finding(
        _ rule: String,
        _ title: String,
        _ provision: Provision,
        _ isolation: MemberIsolation,
        _ need: Resolution.Need,
        _ edge: Edge
    ) -> Finding {
        let parent = graph.scopes[edge.parent]
        let member = "\(parent.name).\(provision.name)"
        let owner: Message = isolation.actor.map { "\(code: $0)" } ?? "its actor"
        let isAwaited = isAwaitedElsewhere(need, isolation)
        let reader = isAwaited ? nil : reader(of: need)
        let reading: Message = reader.map { "on \(code: $0)" } ?? "outside any actor"
        // Older language modes let code of the module read any constant of an actor.
        let isConstant = isolation.isImmutable && provision.module == nil
        let isAlwaysRefused = isolation.actor == nil && reader == nil && !isConstant
        let mode = LanguageModeSeverity(
            isError: isAlwaysRefused || graph.modules[parent.module].language.mode == 6
        )
        let isSuspended = need.demand.effects.isAsync || isAwaited
        let obstacle: Message = isSuspended ? .notAllIsSendable : ""
        let requirement: Message = "\(code: provision.name) in \(code: need.requirement.declaredIn)"
        let ask = isolation.actor.map { actor in
            Repair(
                title: isMarkedNonisolated(need)
                    ? "Remove \(code: "nonisolated") from \(requirement)" : "Mark \(requirement) as \(code: actor)",
                location: need.requirement.location
            )
        }
        let free = freeing(provision, called: member)
        return Finding(
            rule: rule,
            title: title,
            severity: mode.severity,
            location: need.requirement.location,
            scope: graph.scopes[edge.child].id,
            property: need.name,
            headline: """
                \(code: need.requirement.declaredIn) requires \(code: need.name) \(reading), but \(code: member) is \
                isolated to \(owner)\(obstacle)
                """,
            nearMisses: [mode.declaration(of: member, in: parent.name, at: provision.location)],
            repairs: [ask, free].compactMap(\.self),
            identity: [parent.id, graph.scopes[edge.child].id, need.name, "isolation"]
        )
    }
}
