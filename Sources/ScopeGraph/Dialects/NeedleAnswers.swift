import SwiftReader

/// In Needle a generated provider reads the member from outside: what does not serve is passed over, and the next
/// ancestor is asked.
enum NeedleAnswers: DialectAnswers {
    static func answer(to question: Question, of parent: Scope, asProvided provision: Provision) -> MemberAnswer {
        // What a core offers of its non-core component is no answer to that component itself.
        if provision.carrier != .itself, case .core(let point)? = parent.plugin, point.nonCore == question.child.id {
            return .goesOn
        }
        if let type = provision.type, !type.mayMatch(question.type) { return .goesOn }
        if question.demand.isSettable, !provision.isSettable { return .goesOn }
        let isSeen = parent.module == question.child.module || question.isGeneratedBesideParent
        if !isSeen, provision.access < .package { return .goesOn }
        if !question.demand.effects.admits(provision.effects) { return .blocks(provision, .effects) }
        return .satisfies(provision)
    }

    static func answer(to question: Question, of parent: Scope, asWithheld provision: Provision) -> MemberAnswer {
        .goesOn
    }
}
