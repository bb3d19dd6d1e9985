import ScopeGraph
import Semantics

/// Requirements that belong to an actor and that a scope forwards to its children.
extension RuleSubject {
    /// The needs of children that no code can forward, since they are read where the actor of the scope's own
    /// requirement does not allow it: indices into `Resolution.needs`.
    func needsOutOfReach(forwardedBy number: Int) -> [Int] {
        let need = resolution.needs[number]
        guard let own = need.ownRequirement else { return [] }
        guard let actor = own.isolation else {
            return own.effects.isAsync ? need.passedOnFor.filter { !canReturn(own, to: $0, by: need.scope) } : []
        }
        return need.passedOnFor.filter { child in
            let reader = resolution.needs[child]
            let isElsewhere = reader.requirement.demand.isolation != actor
            return reader.scope != need.scope && isElsewhere && !canForward(own, to: reader, by: need.scope)
        }
    }

    /// Whether what a scope awaits outside any actor may be returned to a child that reads it on an actor.
    private func canReturn(_ own: Requirement, to child: Int, by scope: Int) -> Bool {
        let reader = resolution.needs[child]
        guard let required = reader.ownRequirement, required.isolation != nil, !required.mayBeSendable,
            reader.scope != scope, !own.isIsolatedByDefault, !own.isOnCallersActor, !own.isResultSent,
            sources[required.location.file]?.importsWithoutConcurrency == false
        else { return true }
        let homes = [scope, reader.scope].flatMap { [graph.scopes[$0].module, graph.scopes[$0].dependency?.module] }
        return homes.compactMap(\.self).contains {
            graph.modules[$0].language.mode != 6 || graph.modules[$0].language.runsOnCallersActor
        }
    }

    /// Whether a member on the actor of a requirement can serve a child that does not read it there.
    private func canForward(_ own: Requirement, to reader: Resolution.Need, by scope: Int) -> Bool {
        let demand = reader.ownRequirement?.demand ?? reader.demand
        guard demand.effects.isAsync || demand.isolation == own.isolation else { return false }
        if graph.modules[graph.scopes[scope].module].language.mode != 6 { return true }
        // The compiler does not accept a member on another actor than that of its requirement.
        if let actor = demand.isolation, actor != own.isolation { return false }
        return own.mayBeSendable || sources[own.location.file]?.importsWithoutConcurrency ?? true
    }
}
