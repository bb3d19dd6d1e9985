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
        // Providers are generated into another file.
        if provision.fileOfPrivateProtocol != nil { return .keepsSearching }
        let home = provision.module ?? parent.module
        let isSeen = graph.isVisible(
            provision.access(isSettable: question.demand.isSettable),
            declaredIn: home,
            toCodeGeneratedBelow: question.parent,
            orTo: question.child.module
        )
        if !isSeen { return .keepsSearching }
        if let isolation = provision.isolation,
            !graph.canRead(isolation, declaredIn: home, question.demand, below: question.parent)
        {
            return .blocks(provision, .isolation)
        }
        if !question.demand.effects.admits(provision.effects.handled) { return .blocks(provision, .effects) }
        return comparison == .same ? .satisfies(provision) : .maySatisfy(provision)
    }

    static func answer(to question: Query, of parent: Scope, asNearMiss provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    {
        .keepsSearching
    }
}
