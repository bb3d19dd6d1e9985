import Semantics
import SwiftReader

/// In Needle, a generated provider reads the member from outside. A member that does not satisfy the requirement is
/// skipped, and the next ancestor is searched.
enum NeedleAnswers: DialectAnswers {
    static func answer(to question: Query, of parent: Scope, asProvided provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    {
        // A core component does not supply its non-core component with what it reads from it.
        if provision.owner != .itself, case .core(let point)? = parent.plugin, point.nonCore == question.child.id {
            return .keepsSearching
        }
        let comparison = provision.type?.comparison(with: question.type) ?? .same
        if comparison == .different { return .keepsSearching }
        if question.demand.isSettable, !provision.isSettable { return .keepsSearching }
        let setter = question.demand.isSettable ? provision.setterAccess : nil
        let isSeen = graph.isVisible(
            setter ?? provision.access,
            declaredIn: provision.module ?? parent.module,
            toCodeGeneratedBelow: question.parent,
            orTo: question.child.module
        )
        if !isSeen { return .keepsSearching }
        if let isolation = provision.isolation, !isRead(isolation, by: question, in: graph) {
            return .blocks(provision, .isolation)
        }
        if !question.demand.effects.admits(provision.effects.handled) { return .blocks(provision, .effects) }
        return comparison == .same ? .satisfies(provision) : .maySatisfy(provision)
    }

    /// Whether a getter of a generated provider can read a member that is isolated to an actor.
    private static func isRead(
        _ isolation: MemberIsolation,
        by question: Query,
        in graph: ScopeGraph
    ) -> Bool {
        if isolation.actor == question.demand.isolation || question.demand.effects.isAsync { return true }
        let parent = graph.scopes[question.parent].module
        return graph.generatedModules[question.parent].allSatisfy { module in
            let language = graph.modules[module].language
            // Older language modes allow reading any `let`, whatever its type.
            let isFree = isolation.isImmutable && (isolation.mayBeSendable || language.mode != 6)
            return isFree && module == parent || language.infersIsolation
        }
    }

    static func answer(to question: Query, of parent: Scope, asNearMiss provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    {
        .keepsSearching
    }
}
