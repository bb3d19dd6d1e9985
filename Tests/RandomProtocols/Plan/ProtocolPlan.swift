/// A requirement.
struct MemberPlan: Sendable {
    enum Kind: Sendable {
        case variable(VariablePlan)
        case call(CallPlan)
        case associated(AssociatedPlan)
    }

    enum Condition: Sendable {
        case none
        /// In a branch of `#if` that is compiled. The other branch requires a function of the same name.
        case first, second
    }

    var kind: Kind
    var condition = Condition.none
}

/// A protocol to be mocked.
struct ProtocolPlan: Sendable {
    enum Kind: Sendable, CaseIterable {
        case plain, classBound, sendable, actor, mainActor
    }

    let name: String
    let kind: Kind
    /// The type around it; "" for none.
    var enclosing = ""
    var isPublic = false
    /// The indices of the protocols of the world that it inherits.
    var parents: [Int] = []
    /// `Equatable`, `CustomStringConvertible`.
    var libraryProtocols: [String] = []
    /// The name that its mark gives the mock; "" for none.
    var mockName = ""
    /// The functions whose arguments are recorded.
    var history: Set<String> = []
    /// What follows its inheritance clause.
    var constraint = ""
    var members: [MemberPlan] = []

    var calls: [CallPlan] {
        members.compactMap { if case .call(let call) = $0.kind { call } else { nil } }
    }
    var variables: [VariablePlan] {
        members.compactMap { if case .variable(let variable) = $0.kind { variable } else { nil } }
    }
    var associatedTypes: [AssociatedPlan] {
        members.compactMap { if case .associated(let type) = $0.kind { type } else { nil } }
    }

    var qualifiedName: String { enclosing.isEmpty ? name : "\(enclosing).\(name)" }

    var qualifiedMock: String {
        let mock = mockName.isEmpty ? "\(name)Mock" : mockName
        return enclosing.isEmpty ? mock : "\(enclosing).\(mock)"
    }

    /// Whether its objects are used by any thread, so that only values that can be sent may reach them.
    var isShared: Bool { kind != .plain && kind != .classBound }
}

/// The protocols of one seed, which may inherit each other. Each one inherits only earlier ones.
public struct ProtocolWorld: Sendable {
    public let seed: UInt64
    /// What the names of all its types begin with.
    let prefix: String
    let protocols: [ProtocolPlan]

    public init(seed: UInt64) {
        self.seed = seed
        prefix = "W\(seed)"
        var maker = WorldMaker(seed: seed)
        protocols = maker.make()
    }

    public var count: Int { protocols.count }
    public var requirementCount: Int { protocols.indices.reduce(0) { $0 + family(of: $1).members.count } }
    var languageMode: Int { seed.isMultiple(of: 2) ? 6 : 5 }

    /// A protocol with all that it inherits, itself first.
    func family(of number: Int) -> ProtocolFamily { ProtocolFamily(of: number, in: protocols) }
}

/// A protocol with all that it inherits.
struct ProtocolFamily {
    let plan: ProtocolPlan
    /// Each with the position of its protocol; own ones first, each requirement once.
    private(set) var members: [(member: MemberPlan, position: Int)] = []
    private(set) var hasConstraints = false
    private(set) var libraryProtocols: Set<String> = []
    /// The functions whose arguments are recorded.
    private(set) var history: Set<String> = []

    init(of number: Int, in protocols: [ProtocolPlan]) {
        plan = protocols[number]
        var visited: Set<Int> = []
        var keys: Set<String> = []
        var pending = [number]
        while let next = pending.popLast() {
            guard visited.insert(next).inserted else { continue }
            let plan = protocols[next]
            for member in plan.members {
                let key =
                    switch member.kind {
                    case .variable(let variable): "\(variable.isStatic) var \(variable.name)"
                    case .call(let call): call.signature
                    case .associated(let type): "type \(type.name)"
                    }
                if keys.insert("\(key) \(member.condition)").inserted { members.append((member, next)) }
            }
            history.formUnion(plan.history)
            libraryProtocols.formUnion(plan.libraryProtocols)
            if !plan.constraint.isEmpty || plan.associatedTypes.contains(where: { $0.clause.contains("where") }) {
                hasConstraints = true
            }
            pending += plan.parents.reversed()
        }
    }

    var calls: [CallPlan] {
        members.compactMap {
            if case .call(let call) = $0.member.kind { call } else { nil }
        }
    }
    var variables: [VariablePlan] {
        members.compactMap {
            if case .variable(let variable) = $0.member.kind { variable } else { nil }
        }
    }
    var associatedTypes: [AssociatedPlan] {
        members.compactMap { if case .associated(let type) = $0.member.kind { type } else { nil } }
    }

    /// The generic parameters of the mock, sorted.
    var genericTypes: [AssociatedPlan] {
        associatedTypes.filter { type in
            type.given == nil && (hasConstraints || type.clause.hasPrefix(":") && !type.clause.contains("="))
        }
        .sorted { $0.name < $1.name }
    }

    /// The mock as a type.
    var mock: String {
        let arguments = genericTypes.map(\.argument)
        return plan.qualifiedMock + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    }

    /// Whether objects are used through the protocol: `any P`.
    var isExistential: Bool {
        associatedTypes.isEmpty && !libraryProtocols.contains("Equatable")
            && !calls.contains { call in call.parameters.contains { $0.type.isSelf } }
    }
}
