import ScopeGraph
import Semantics
import SwiftReader

/// What the default isolation of modules means for the members that serve a requirement.
extension RuleSubject {
    /// The actor of a property, also if it follows from the default of the module.
    func isolation(of provision: Provision, in scope: Scope) -> MemberIsolation? {
        provision.isolation
            ?? (scope.isIsolatedByDefault && provision.obstacle == nil ? provision.defaultIsolation : nil)
    }

    /// Whether a requirement says that it belongs to no actor.
    func isMarkedNonisolated(_ need: Resolution.Need) -> Bool {
        sources.declaration(at: need.requirement.location)?.declaration.modifiers.contains(.nonisolated) ?? false
    }

    /// Whether a requirement without an actor may belong to the main actor, by the default of its module.
    func mayBeRequiredOnMainActor(_ need: Resolution.Need, by edge: Edge) -> Bool {
        if edge.conformance?.staysNonisolated ?? false || isMarkedNonisolated(need) { return false }
        let child = graph.scopes[edge.child]
        guard let dependencyProtocol = child.dependency else { return true }
        if isProtocolMarkedNonisolated(need) { return false }
        // Generated code writes the isolation of what a class forwards that stays out of its module's.
        if need.ownRequirement == nil, child.isNonisolated, graph.modules[child.module].language.isolatesByDefault {
            return need.demand.isolation != nil
        }
        if need.requirement.declaredIn == dependencyProtocol.name, let home = dependencyProtocol.module {
            return graph.modules[home].language.isolatesByDefault
        }
        return graph.modules.contains { $0.language.isolatesByDefault }
    }

    /// Whether the compiler may infer that a conformance belongs to an actor, so that its members serve a requirement.
    func mayConform(_ edge: Edge, on actor: String?, _ need: Resolution.Need) -> Bool {
        let parent = graph.scopes[edge.parent]
        guard graph.modules[parent.module].language.infersIsolation else { return false }
        guard let conformance = edge.conformance else { return !parent.isNonisolated }
        if conformance.isolation != nil || conformance.staysNonisolated || parent.isNonisolated { return false }
        guard let own = parent.isolation ?? (parent.isIsolatedByDefault ? MemberIsolation.mainActor : nil) else {
            return true
        }
        return own == actor && !isMarkedAgainstProtocol(need, by: edge)
    }

    /// Whether a requirement is `nonisolated`, but the protocol belongs to the main actor by default: the compiler infers
    /// no isolation for conformances to a protocol that has its own.
    private func isMarkedAgainstProtocol(_ need: Resolution.Need, by edge: Edge) -> Bool {
        guard isMarkedNonisolated(need), !isProtocolMarkedNonisolated(need),
            let dependencyProtocol = graph.scopes[edge.child].dependency,
            // A generated protocol repeats what the scope forwards.
            need.ownRequirement == nil || need.requirement.declaredIn == dependencyProtocol.name,
            let home = dependencyProtocol.module
        else { return false }
        return graph.modules[home].language.isolatesByDefault
    }

    func isProtocolMarkedNonisolated(_ need: Resolution.Need) -> Bool {
        sources.declaration(at: need.requirement.location)?.owner?.modifiers.contains(.nonisolated) ?? false
    }
}
