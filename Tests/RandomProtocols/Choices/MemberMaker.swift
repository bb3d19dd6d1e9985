import TestSupport

/// Decides on the requirements of one protocol.
struct MemberMaker {
    private(set) var numbers: SeededNumbers
    private let number: Int
    private(set) var plan: ProtocolPlan
    private let family: [ProtocolPlan]
    private var types: TypeChoice

    init(numbers: SeededNumbers, number: Int, plan: ProtocolPlan, family: [ProtocolPlan]) {
        self.numbers = numbers
        self.number = number
        self.plan = plan
        self.family = family
        let associated = plan.associatedTypes + family.flatMap(\.associatedTypes)
        let isConstrained =
            ([plan] + family).contains { !$0.constraint.isEmpty }
            || associated.contains { $0.clause.contains("where") }
        types = TypeChoice(isShared: plan.isShared, associated: associated, isConstrained: isConstrained)
    }

    private static let nouns = [
        "title", "user", "state", "count", "items", "listener", "value", "default", "where", "id",
    ]
    private static let verbs = [
        "load", "show", "update", "fetch", "select", "default", "repeat", "is", "makeItem", "reset", "describe",
        "title",
        "copyValue", "use", "user",
    ]

    mutating func addAll() {
        for _ in 0..<Int.random(in: 0...4, using: &numbers) { addVariable() }
        for _ in 0..<Int.random(in: 1...6, using: &numbers) { addFunction() }
        if numbers.happens(25) { addSubscript() }
        if plan.kind != .actor, numbers.happens(15) { addInitializer() }
        if numbers.happens(20) { addConditional() }
        if let inherited = family.first, numbers.happens(30) { repeatMember(of: inherited) }
        plan.members.shuffle(using: &numbers)
        chooseHistory()
    }

    private var takenNames: Set<String> { Set((plan.members + family.flatMap(\.members)).map(\.key)) }
    private var isActor: Bool { plan.kind == .actor }

    // MARK: - Properties

    private mutating func addVariable() {
        let name = numbers.pick(Self.nouns, or: "")
        guard !takenNames.contains(name) else { return }
        var variable = VariablePlan(name: name, type: types.result(&numbers, isProperty: true))
        if numbers.happens(12) {
            variable.isAsync = numbers.happens(60)
            variable.isThrowing = !variable.isAsync || numbers.happens(50)
        } else {
            variable.isSettable = numbers.happens(50)
        }
        variable.isStatic = !isActor && !hasGenericMock && numbers.happens(12)
        if isNonisolatedSometimes, variable.type.isSendable, numbers.happens(15), !variable.isStatic {
            variable.isNonisolated = !isActor || !variable.isSettable
        }
        if plan.kind == .plain || plan.kind == .classBound, numbers.happens(8) {
            variable = VariablePlan(name: name, type: types.weak, isSettable: true, isWeak: true)
        }
        if plan.kind == .plain || plan.kind == .classBound, numbers.happens(6) {
            variable = VariablePlan(name: name, type: types.stream, isSettable: numbers.happens(50), isStream: true)
        }
        plan.members.append(MemberPlan(kind: .variable(variable)))
    }

    private var isNonisolatedSometimes: Bool { plan.kind == .actor || plan.kind == .mainActor }

    /// Whether the mock may be a generic class, which cannot have static stored properties.
    private var hasGenericMock: Bool {
        !(plan.associatedTypes + family.flatMap(\.associatedTypes)).allSatisfy { $0.given != nil }
    }

    // MARK: - Functions

    private mutating func addFunction() {
        let known = (plan.calls + family.flatMap(\.calls)).filter { $0.kind == .function }.map(\.name)
        let isOverload = numbers.happens(35)
        var call = CallPlan(name: isOverload ? numbers.pick(known, or: "load") : numbers.pick(Self.verbs, or: "load"))
        call.isAsync = numbers.happens(20)
        if numbers.happens(25) { call.throwing = numbers.happens(70) ? .any : .typed }
        call.isStatic = !isActor && !hasGenericMock && numbers.happens(8)
        let isNewName = !takenNames.contains(call.name)
        if isNewName, numbers.happens(20) { chooseGeneric(&call) }
        addParameters(to: &call)
        if numbers.happens(60) { call.result = result(of: call) }
        if isNonisolatedSometimes, numbers.happens(12), !call.isStatic, usesOnlySendable(call) {
            call.isNonisolated = true
        }
        if plan.kind == .plain, numbers.happens(8) { call.isMutating = !call.isStatic }
        if numbers.happens(8) { call.attribute = "@discardableResult " }
        if call.result == nil { call.attribute = "" }
        add(call)
    }

    private func usesOnlySendable(_ call: CallPlan) -> Bool {
        call.parameters.allSatisfy { $0.type.isSendable } && call.result?.isSendable != false
    }

    private mutating func chooseGeneric(_ call: inout CallPlan) {
        let sendable = plan.isShared ? " & Sendable" : ""
        call.bound = numbers.pick(["", "Marker", "Hashable"], or: "")
        if !sendable.isEmpty { call.bound = call.bound == "" ? "Sendable" : "\(call.bound ?? "")\(sendable)" }
        call.isBoundBehind = call.bound != "" && !plan.isShared && numbers.happens(40)
    }

    private mutating func result(of call: CallPlan) -> SampleType? {
        if let bound = call.bound, numbers.happens(50) { return types.generic(bound, &numbers, isResult: true) }
        if plan.kind == .plain || plan.kind == .classBound, call.bound == nil, !call.isStatic, numbers.happens(6),
            call.throwing != .typed
        {
            return TypeChoice.own(isOptional: numbers.happens(50))
        }
        return types.result(&numbers, isProperty: false)
    }

    private mutating func addParameters(to call: inout CallPlan) {
        let parameters = ParameterChoice(types: types, isShared: plan.isShared, isActor: isActor)
        call.parameters = parameters.make(for: call, &numbers)
        if plan.kind == .plain || plan.kind == .classBound, !call.isStatic, call.bound == nil, numbers.happens(4) {
            call.parameters.append(
                ParameterPlan(label: "like", name: "twin", kind: .plain, type: TypeChoice.own(isOptional: false))
            )
        }
        if call.throwing == .no, !call.isAsync, call.bound == nil, !plan.isShared, numbers.happens(6) {
            call.throwing = .rethrowing
            call.parameters.append(
                ParameterPlan(label: "", name: "body", kind: .throwingClosure, type: .number)
            )
        }
    }

    private mutating func addSubscript() {
        var call = CallPlan(name: "subscript")
        let isSettable = !isActor && numbers.happens(50)
        call.kind = .subscript(isSettable: isSettable)
        let parameters = ParameterChoice(types: types, isShared: plan.isShared, isActor: isActor)
        call.parameters = parameters.forSubscript(&numbers)
        call.result = types.result(&numbers, isProperty: false)
        if !isSettable, numbers.happens(20) { call.throwing = .any }
        call.isStatic = !isActor && !hasGenericMock && numbers.happens(15)
        add(call)
    }

    private mutating func addInitializer() {
        var call = CallPlan(kind: .initializer, name: "init")
        let parameters = ParameterChoice(types: types, isShared: plan.isShared, isActor: isActor)
        call.parameters = parameters.forInitializer(&numbers)
        if numbers.happens(20), !call.parameters.isEmpty { call.throwing = .any }
        guard !(plan.calls + family.flatMap(\.calls)).contains(where: { $0.name == "init" }) else { return }
        plan.members.append(MemberPlan(kind: .call(call)))
    }

    /// Adds a call if a class can have it, its calls are unambiguous, and Mockolo has a name for it.
    private mutating func add(_ call: CallPlan) {
        let others = plan.calls + family.flatMap(\.calls)
        let rivals = others.filter { $0.name == call.name && $0.isStatic == call.isStatic }
        let isAmbiguous = rivals.contains { other in
            other.bound != nil || call.bound != nil || other.isAsync != call.isAsync
                || other.parameters.contains { $0.kind != .plain } || call.parameters.contains { $0.kind != .plain }
                || other.parameters.map(\.key) == call.parameters.map(\.key)
        }
        let variables = plan.variables + family.flatMap(\.variables)
        let isShadowed = variables.contains { $0.name == call.name } && call.parameters.isEmpty
        guard !isAmbiguous, !isShadowed else { return }
        let functions = (others + [call]).filter { $0.kind != .initializer }
        guard OverloadNames(of: functions, variables: variables).names != nil else { return }
        plan.members.append(MemberPlan(kind: .call(call)))
    }

    // MARK: - The rest

    private mutating func addConditional() {
        let name = "conditional\(number)"
        let parameters = ParameterChoice(types: types, isShared: plan.isShared, isActor: isActor)
        var active = CallPlan(name: name)
        active.parameters = parameters.forSubscript(&numbers)
        plan.members.append(MemberPlan(kind: .call(active), condition: numbers.happens(50) ? .first : .second))
    }

    /// Requires again what an inherited protocol requires.
    private mutating func repeatMember(of inherited: ProtocolPlan) {
        let repeatable = inherited.members.filter { member in
            if case .associated = member.kind { return false }
            if case .call(let call) = member.kind {
                return call.kind != .initializer && member.condition == .none && !call.isMutating
            }
            return true
        }
        guard let member = repeatable.randomElement(using: &numbers) else { return }
        plan.members.append(member)
    }

    private mutating func chooseHistory() {
        let names = Set(plan.calls.filter { $0.kind == .function }.map(\.name)).sorted()
        plan.history = Set(names.filter { _ in numbers.happens(25) })
    }
}
