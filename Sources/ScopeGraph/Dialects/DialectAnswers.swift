import Semantics
import SwiftReader

/// The result of looking for a required property in a parent.
enum MemberAnswer {
    /// The member satisfies the requirement.
    case satisfies(Provision)
    /// The member satisfies the requirement unless an undeclared name means something else. The search continues for
    /// one that certainly does.
    case maySatisfy(Provision)
    /// The member does not satisfy the requirement, and the search ends.
    case blocks(Provision, Resolution.Conflict)
    /// The member does not satisfy the requirement, and the search continues above.
    case keepsSearching
}

/// A required property to look for in a parent.
struct Query {
    let name: String
    let type: CanonicalType
    /// Whether a member may lack the global actor or `@Sendable` of a function type.
    let mayLackIsolation: Bool
    /// Whether a conforming class says what an associated type in the type is.
    let namesAssociatedType: Bool
    let demand: MemberDemand
    /// The access of the widest protocol that requires it.
    let access: Access
    /// The same for its setter.
    let setterAccess: Access
    /// Whether the child's dependency declares it, instead of inheriting it or passing it on.
    let isDeclaredByDependency: Bool
    /// The child that requires it or passes it on.
    let child: Scope
    /// The index of the parent in the graph.
    let parent: Int
    /// The index of the edge between them.
    let edge: Int
}

/// A dialect's part of the resolver: whether a member satisfies a requirement, and whether the search continues.
protocol DialectAnswers: Sendable {
    static func answer(to question: Query, of parent: Scope, asProvided provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    static func answer(to question: Query, of parent: Scope, asNearMiss provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
}
