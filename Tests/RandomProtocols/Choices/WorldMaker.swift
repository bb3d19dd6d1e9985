import TestSupport

/// Decides what the protocols of a seed require.
struct WorldMaker {
    private var numbers: SeededNumbers
    private let seed: UInt64
    private var protocols: [ProtocolPlan] = []

    init(seed: UInt64) {
        self.seed = seed
        numbers = SeededNumbers(seed: seed)
    }

    mutating func make() -> [ProtocolPlan] {
        let count = Int.random(in: 3...6, using: &numbers)
        for number in 0..<count { add(number) }
        return protocols
    }

    private mutating func add(_ number: Int) {
        let kind: ProtocolPlan.Kind =
            numbers.happens(55) ? .plain : numbers.pick(ProtocolPlan.Kind.allCases, or: .plain)
        var plan = ProtocolPlan(name: "W\(seed)P\(number)", kind: kind)
        plan.isPublic = numbers.happens(30)
        if numbers.happens(15) { plan.enclosing = "W\(seed)Space" }
        if numbers.happens(15) { plan.mockName = "\(plan.name)Fake" }
        choosePlainParents(number, &plan)
        if plan.kind == .plain || plan.kind == .classBound {
            if numbers.happens(10) { plan.libraryProtocols.append(numbers.pick(["Equatable", "Hashable"], or: "")) }
            if numbers.happens(10) { plan.libraryProtocols.append("CustomStringConvertible") }
        }
        let associated = family(plan).flatMap(\.associatedTypes)
        if plan.kind != .actor, numbers.happens(20) { addAssociatedTypes(number, to: &plan, besides: associated) }
        addMembers(number, to: &plan)
        protocols.append(plan)
    }

    /// The protocols that one inherits, directly or not.
    private func family(_ plan: ProtocolPlan) -> [ProtocolPlan] {
        plan.parents.flatMap { [protocols[$0]] + family(protocols[$0]) }
    }

    /// Plain protocols can be inherited by all that are no actors; those of a kind by their kind.
    private mutating func choosePlainParents(_ number: Int, _ plan: inout ProtocolPlan) {
        guard number > 0, numbers.happens(45) else { return }
        let kind = plan.kind
        let isPublic = plan.isPublic
        let fitting = protocols.indices.filter { index in
            let other = protocols[index]
            let isFitting = other.kind == kind || kind == .classBound && other.kind == .plain
            return isFitting && (!isPublic || other.isPublic) && other.enclosing.isEmpty
        }
        guard let first = fitting.randomElement(using: &numbers) else { return }
        plan.parents = [first]
        if let second = fitting.randomElement(using: &numbers), second != first, numbers.happens(40),
            !conflict(protocols[first], protocols[second])
        {
            plan.parents.append(second)
        }
    }

    /// Whether no class can meet both.
    private func conflict(_ one: ProtocolPlan, _ other: ProtocolPlan) -> Bool {
        let (first, second) = ([one] + family(one), [other] + family(other))
        // A generic mock cannot have static members.
        let isStatic = (first + second).contains { plan in
            plan.variables.contains(where: \.isStatic) || plan.calls.contains(where: \.isStatic)
        }
        if isStatic, (first + second).contains(where: { !$0.associatedTypes.isEmpty }) { return true }
        let names = Set(first.flatMap { $0.members.map(\.key) })
        return second.contains { $0.members.contains { names.contains($0.key) } }
    }

    private mutating func addAssociatedTypes(_ number: Int, to plan: inout ProtocolPlan, besides: [AssociatedPlan]) {
        // A generic mock cannot have static members.
        let hasStatics = family(plan).contains { other in
            other.variables.contains(where: \.isStatic) || other.calls.contains(where: \.isStatic)
        }
        guard besides.isEmpty, !hasStatics else { return }
        let sendable = plan.isShared ? "Sendable" : ""
        func clause(_ bounds: String) -> String { [bounds, sendable].filter { !$0.isEmpty }.joined(separator: " & ") }
        let choices: [AssociatedPlan] = [
            AssociatedPlan(name: "Item\(number)", clause: plan.isShared ? ": Sendable" : "", argument: "Int"),
            AssociatedPlan(name: "Key\(number)", clause: ": \(clause("Hashable"))", argument: "Int"),
            AssociatedPlan(name: "Value\(number)", clause: " = Int", argument: "Int"),
            AssociatedPlan(
                name: "Items\(number)",
                clause: ": \(clause("Collection")) where Items\(number).Element == Int",
                argument: "[Int]"
            ),
            AssociatedPlan(
                name: "Given\(number)",
                clause: sendable.isEmpty ? "" : ": Sendable",
                given: "Int",
                argument: "Int"
            ),
        ]
        let count = Int.random(in: 1...2, using: &numbers)
        var chosen = choices.shuffled(using: &numbers).prefix(count).filter {
            !plan.isShared || $0.clause != " = Int"
        }
        if numbers.happens(40), let first = chosen.indices.first { chosen[first].isPrimary = true }
        plan.members += chosen.map { MemberPlan(kind: .associated($0)) }
    }

    // MARK: - Members

    private mutating func addMembers(_ number: Int, to plan: inout ProtocolPlan) {
        var members = MemberMaker(numbers: numbers, number: number, plan: plan, family: family(plan))
        members.addAll()
        numbers = members.numbers
        plan = members.plan
    }
}

extension MemberPlan {
    /// Equal for requirements that one class may be unable to meet both.
    var key: String {
        switch kind {
        case .variable(let variable): variable.name
        case .call(let call): call.name
        case .associated(let type): type.name
        }
    }
}
