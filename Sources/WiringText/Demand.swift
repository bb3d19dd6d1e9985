import Graphs
import ScopeGraph
import Semantics
import SwiftReader

/// The properties that a generated member needs to satisfy all requirements for it.
struct Demand: Hashable {
    /// The alternative conditions under which it is needed, each a sorted conjunction.
    private var alternatives: [[String]]
    /// The global actor on which all readers read it; `nil` if some reader is not isolated. Readers that suspend count
    /// only if all do.
    private(set) var isolation: String?
    /// Whether some reader reads it outside any actor, in a module whose declarations belong to one by default.
    private(set) var isNonisolated: Bool
    /// The same, also if it is that of their module by default.
    private(set) var effectiveIsolation: String?
    /// Whether it is a method that belongs to the actor that a parameter holds.
    let isOnActorOfParameter: Bool
    /// Whether all readers suspend, so that it may belong to any actor.
    private(set) var isAsync: Bool
    /// Attributes such as `@available(…)` on which all agree.
    private(set) var attributes: [String]
    private(set) var isSettable: Bool

    package init(_ requirement: Requirement) {
        alternatives = [requirement.conditions]
        isolation = requirement.isolation
        isNonisolated = requirement.isNonisolated
        effectiveIsolation =
            requirement.isolation ?? (requirement.isIsolatedByDefault ? MemberIsolation.mainActor : nil)
        isOnActorOfParameter = requirement.method?.isOnActorOfParameter ?? false
        isAsync = requirement.effects.isAsync
        attributes = requirement.attributes
        isSettable = requirement.isSettable
    }

    /// Joins two demands into one that satisfies both.
    mutating func join(_ other: Demand) {
        alternatives = Set(alternatives).union(other.alternatives).sorted { $0.lexicographicallyPrecedes($1) }
        if isAsync, !other.isAsync {
            (isolation, effectiveIsolation) = (other.isolation, other.effectiveIsolation)
            isNonisolated = other.isNonisolated
        } else if isAsync == other.isAsync {
            if isolation != other.isolation { isolation = nil }
            if effectiveIsolation != other.effectiveIsolation { effectiveIsolation = nil }
            isNonisolated = isNonisolated || other.isNonisolated
        }
        isAsync = isAsync && other.isAsync
        if attributes != other.attributes { attributes = [] }
        isSettable = isSettable || other.isSettable
    }

    /// Whether the attributes say that it runs on the actor of its caller.
    var isOnCallersActor: Bool { attributes.contains(Requirement.onCallersActor) }

    /// What suspends may belong to the actor of the requirement that it reads.
    mutating func move(toActorOf own: Requirement) {
        guard isAsync else { return }
        let isMoved = own.demand.isolation != nil
        if isMoved || !own.effects.isAsync {
            attributes.removeAll { $0 == "@concurrent" || $0 == Requirement.onCallersActor }
        }
        guard isMoved else {
            // On an actor, a member cannot send the dependency to a nonisolated requirement, so it is nonisolated itself.
            if own.effects.isAsync, isolation != nil, !own.isIsolatedByDefault, !own.isOnCallersActor {
                (isolation, effectiveIsolation) = (nil, nil)
                isNonisolated = isNonisolated || own.isNonisolated
            }
            return
        }
        let moved = Demand(own)
        (isolation, effectiveIsolation) = (moved.isolation, moved.effectiveIsolation)
        (isNonisolated, isAsync) = (moved.isNonisolated, moved.isAsync)
    }

    /// The conditions under which it is needed.
    package var conditions: [String] { BuildConditions.either(alternatives) }
}

extension [String] {
    /// The attributes that a declaration can have: only public ones can be `@_spi`.
    package func allowed(on access: Access) -> [String] {
        access >= .public ? self : filter { !$0.hasPrefix("@_spi") }
    }
}

/// The demand for each need.
struct DemandTable {
    /// One for each of `Resolution.needs`: the scope's own requirement and those that it forwards.
    private var demands: [Demand?]
    /// By need, the joint demand of several children, each of which requires it.
    private var joint: [Int: Demand] = [:]
    private let resolution: Resolution

    package init(of resolution: Resolution, in graph: ScopeGraph) {
        self.resolution = resolution
        demands = resolution.needs.map { $0.ownRequirement.map(Demand.init) }
        let own = resolution.needs.indices.filter { demands[$0] != nil }
        propagate(from: own, to: { resolution.needs[$0].above }) { above, need in
            guard let demand = demands[need] else { return false }
            var joined = demands[above] ?? demand
            joined.join(demand)
            guard joined != demands[above] else { return false }
            demands[above] = joined
            return true
        }
        for need in resolution.needs.indices where resolution.needs[need].passedOnFor.count > 1 {
            joint[need] = joined(passedOnFor: need)
        }
        joinSubclasses(in: graph)
    }

    /// A subclass's pass-through overrides that of its superclass, so the member has to satisfy the demands of both.
    private mutating func joinSubclasses(in graph: ScopeGraph) {
        let numbers = graph.superclassesByID
        if numbers.isEmpty { return }
        for scope in graph.scopes.indices {
            for superclass in graph.scopes[scope].superclasses.compactMap({ numbers[$0] }) {
                for need in resolution.needsOfScope[scope] where !resolution.needs[need].passedOnFor.isEmpty {
                    let required = resolution.needs[need].requirement
                    guard let inherited = resolution.needs[resolution.needsOfScope[superclass]].like(required),
                        !resolution.needs[inherited].passedOnFor.isEmpty
                    else { continue }
                    var both = demand(passedOnFor: inherited)
                    both.join(demand(passedOnFor: need))
                    joint[inherited] = both
                }
            }
        }
    }

    /// The demand of a scope and its descendants.
    func demand(of need: Int) -> Demand { demands[need] ?? Demand(resolution.needs[need].requirement) }

    /// The demand of the children that a scope forwards a need to.
    func demand(passedOnFor need: Int) -> Demand { joint[need] ?? joined(passedOnFor: need) }

    /// The demand of the children that several scopes forward the same need to.
    func demand(passedOnFor needs: [Int]) -> Demand? {
        guard let first = needs.first else { return nil }
        return needs.dropFirst().reduce(into: demand(passedOnFor: first)) { $0.join(demand(passedOnFor: $1)) }
    }

    private func joined(passedOnFor need: Int) -> Demand {
        let children = resolution.needs[need].passedOnFor.map { demand(of: $0) }
        guard var result = children.first else { return demand(of: need) }
        for child in children.dropFirst() { result.join(child) }
        if let own = resolution.needs[need].ownRequirement { result.move(toActorOf: own) }
        return result
    }
}
