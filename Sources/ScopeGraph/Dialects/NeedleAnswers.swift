import SwiftReader

/// In Needle a generated provider reads the member from outside: what does not serve is passed over, and the next
/// ancestor is asked.
enum NeedleAnswers: DialectAnswers {
    static func answer(to question: Query, of parent: Scope, asProvided provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    {
        // What a core offers of its non-core component is no answer to that component itself.
        if provision.carrier != .itself, case .core(let point)? = parent.plugin, point.nonCore == question.child.id {
            return .keepsSearching
        }
        let comparison = provision.type?.comparison(with: question.type) ?? .same
        if comparison == .different { return .keepsSearching }
        if question.demand.isSettable, !provision.isSettable { return .keepsSearching }
        let isSeen = graph.isVisible(
            provision.access,
            declaredIn: provision.module ?? parent.module,
            toCodeGeneratedBelow: question.parent,
            orTo: question.child.module
        )
        if !isSeen { return .keepsSearching }
        if let isolation = provision.isolation, !isRead(isolation, by: question, in: graph) {
            return .blocks(provision, .isolation)
        }
        if !question.demand.effects.admits(provision.effects) { return .blocks(provision, .effects) }
        return comparison == .same ? .satisfies(provision) : .maySatisfy(provision)
    }

    /// Whether a getter of a generated provider may read a member that belongs to an actor.
    private static func isRead(
        _ isolation: MemberIsolation,
        by question: Query,
        in graph: ScopeGraph
    ) -> Bool {
        if isolation.actor == question.demand.isolation || question.demand.effects.isAsync { return true }
        let parent = graph.scopes[question.parent].module
        return graph.generatedModules[question.parent].allSatisfy { module in
            let language = graph.modules[module].language
            // Older modes let a `let` be read whatever its type.
            let isFree = isolation.isImmutable && (isolation.mayBeSendable || language.mode != 6)
            return isFree && module == parent || language.infersIsolation
        }
    }

    static func answer(to question: Query, of parent: Scope, asWithheld provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    {
        .keepsSearching
    }
}
