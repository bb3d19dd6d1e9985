import ScopeGraph

/// How something is asked for by all who need it of a scope: what the generated member has to be like.
struct Demand: Hashable {
    /// The conditions under which it is needed, each all that has to hold at once, sorted.
    private var alternatives: [[String]]
    /// The global actor on which all read it; `nil` where somebody reads it without one.
    private(set) var isolation: String?
    /// `@available(…)` and the like, where all agree.
    private(set) var attributes: [String]
    private(set) var isSettable: Bool

    init(_ requirement: Requirement) {
        alternatives = [requirement.conditions]
        isolation = requirement.isolation
        attributes = requirement.attributes
        isSettable = requirement.isSettable
    }

    /// What serves both.
    mutating func join(_ other: Demand) {
        alternatives = Set(alternatives).union(other.alternatives).sorted { $0.lexicographicallyPrecedes($1) }
        if isolation != other.isolation { isolation = nil }
        if attributes != other.attributes { attributes = [] }
        isSettable = isSettable || other.isSettable
    }

    /// What has to hold so that it is needed.
    var conditions: [String] { BuildConditions.either(alternatives) }
}

/// What is demanded of each need.
struct DemandTable {
    /// One for each of `Resolution.needs`: the scope's own requirement and what it passes on.
    private var demands: [Demand?]
    /// What several children ask of a scope that passes something on, by the need: it is asked for at each of them.
    private var joint: [Int: Demand] = [:]
    private let resolution: Resolution

    init(of resolution: Resolution, in graph: ScopeGraph) {
        self.resolution = resolution
        demands = resolution.needs.map { $0.requirement.map(Demand.init) }
        var pending = resolution.needs.indices.filter { demands[$0] != nil }
        var next = 0
        while next < pending.count {
            let need = pending[next]
            next += 1
            guard let demand = demands[need] else { continue }
            for route in resolution.needs[need].routes {
                guard case .passedOn(let above) = route.answer else { continue }
                var joined = demands[above] ?? demand
                joined.join(demand)
                guard joined != demands[above] else { continue }
                demands[above] = joined
                pending.append(above)
            }
        }
        for need in resolution.needs.indices where resolution.needs[need].passedOnFor.count > 1 {
            joint[need] = joined(passedOnFor: need)
        }
        joinSubclasses(in: graph)
    }

    /// What a subclass passes on is a member of the superclass where that passes it on too: it has to suit both.
    private mutating func joinSubclasses(in graph: ScopeGraph) {
        guard graph.scopes.contains(where: { !$0.superclasses.isEmpty }) else { return }
        let numbers = Dictionary(graph.scopes.indices.map { (graph.scopes[$0].id, $0) }) { first, _ in first }
        for scope in graph.scopes.indices {
            for superclass in graph.scopes[scope].superclasses.compactMap({ numbers[$0] }) {
                for need in resolution.needsOfScope[scope] where !resolution.needs[need].passedOnFor.isEmpty {
                    let asked = resolution.needs[need].asking
                    guard let inherited = resolution.needs[resolution.needsOfScope[superclass]].like(asked),
                        !resolution.needs[inherited].passedOnFor.isEmpty
                    else { continue }
                    var both = demand(passedOnFor: inherited)
                    both.join(demand(passedOnFor: need))
                    joint[inherited] = both
                }
            }
        }
    }

    /// What a scope asks for, for itself and for what stands below it.
    func demand(of need: Int) -> Demand { demands[need] ?? Demand(resolution.needs[need].asking) }

    /// What the children ask of a scope that passes something on.
    func demand(passedOnFor need: Int) -> Demand { joint[need] ?? joined(passedOnFor: need) }

    /// What the children ask of several scopes that pass the same thing on.
    func demand(passedOnFor needs: [Int]) -> Demand? {
        guard let first = needs.first else { return nil }
        return needs.dropFirst().reduce(into: demand(passedOnFor: first)) { $0.join(demand(passedOnFor: $1)) }
    }

    private func joined(passedOnFor need: Int) -> Demand {
        let children = resolution.needs[need].passedOnFor.map { demand(of: $0) }
        guard var result = children.first else { return demand(of: need) }
        for child in children.dropFirst() { result.join(child) }
        return result
    }
}
