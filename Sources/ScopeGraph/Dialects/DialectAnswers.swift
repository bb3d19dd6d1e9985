import SwiftReader

/// What a member of a parent means for something that a child needs.
enum MemberAnswer {
    /// It serves.
    case satisfies(Provision)
    /// It serves unless a name that no source declares says otherwise. The search goes on for one that certainly does.
    case maySatisfy(Provision)
    /// It does not serve, and the search cannot go past it.
    case blocks(Provision, Resolution.Conflict)
    /// It does not serve; the search goes on above.
    case keepsSearching
}

/// What is asked of a parent.
struct Query {
    let name: String
    let type: CanonicalType
    let demand: MemberDemand
    /// The access of the widest protocol that asks for it.
    let access: Access
    /// The child that needs it, or that passes it on.
    let child: Scope
    /// The number of the parent in the graph.
    let parent: Int
}

/// The two functions that a dialect gives to the resolver in one: does a member satisfy, and does the search go on.
protocol DialectAnswers {
    static func answer(to question: Query, of parent: Scope, asProvided provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    static func answer(to question: Query, of parent: Scope, asWithheld provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
}

extension Scope.Dialect {
    var answers: any DialectAnswers.Type {
        switch self {
        case .ribs: RIBsAnswers.self
        case .needle: NeedleAnswers.self
        }
    }
}
