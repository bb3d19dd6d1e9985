extension PlanMaker {
    /// Says who makes what and who asks for it. Whoever asks stands below the maker on every way down, so that nothing
    /// is missing.
    mutating func distributeProperties(in plan: inout AppPlan) {
        let types = PropertyType.all(prefix: plan.prefix)
        let shape = Reach(of: plan)
        for index in 0..<Int.random(in: 2...9, using: &numbers) {
            let maker = numbers.happens(40) ? 0 : Int.random(in: 0..<plan.scopes.count, using: &numbers)
            var readers = plan.scopes.indices.filter { shape.reaches(from: maker, $0) }.shuffled(using: &numbers)
            readers = Array(readers.prefix(Int.random(in: 1...3, using: &numbers)))
            guard !readers.isEmpty else { continue }
            let isSettable = numbers.happens(10)
            let property = Property(
                name: name(index, madeBy: maker, in: plan, shape),
                type: numbers.pick(types, or: types[0]),
                maker: maker,
                isSettable: isSettable
            )
            plan.scopes[maker].makes.append(Provision(property: property, form: form(of: property)))
            for reader in readers.sorted() {
                let reading = reading(at: plan.scopes[reader])
                plan.scopes[reader].asks.append(Requirement(property: property, reading: reading))
            }
        }
    }

    /// A name that no scope above or below the maker has; sometimes one that stands elsewhere for something else.
    private mutating func name(_ index: Int, madeBy maker: Int, in plan: AppPlan, _ shape: Reach) -> String {
        let fresh = Self.names[index % Self.names.count]
        guard numbers.happens(15) else { return fresh }
        let makers = plan.scopes.flatMap(\.makes).map(\.property)
        let foreign = makers.filter { other in
            makers.allSatisfy { $0.name != other.name || shape.areApart($0.maker, maker) }
        }
        return foreign.randomElement(using: &numbers)?.name ?? fresh
    }

    private mutating func form(of property: Property) -> ProvisionForm {
        let forms: [ProvisionForm] = property.isSettable ? [.variable, .elsewhere] : ProvisionForm.allCases
        let form = numbers.pick(forms, or: .computed)
        return form == .untypedConstant && !property.type.isSaidByValue ? .constant : form
    }

    private mutating func reading(at scope: ScopePlan) -> ReadingForm {
        if scope.builder == .withoutComponent { return .throughBuilder }
        let forms = ReadingForm.allCases.filter { $0 != .throughBuilder || scope.builder.hasDependency }
        return numbers.pick(forms, or: .throughComponent)
    }

    private static let names = [
        "theme", "clock", "ledger", "default", "tide", "recipes", "speaker", "weight", "map", "crew",
    ]
}

/// Which scopes stand below which, and on which ways.
struct Reach {
    private let plan: AppPlan
    private let below: [Set<Int>]

    init(of plan: AppPlan) {
        self.plan = plan
        var below = [Set<Int>](repeating: [], count: plan.scopes.count)
        for scope in plan.scopes.indices.reversed() {
            for edge in plan.edgesDown(scope) { below[scope].formUnion(below[edge.child].union([edge.child])) }
        }
        self.below = below
    }

    /// Whether a scope stands below another on every way down, and what that one makes comes down on each of them.
    func reaches(from maker: Int, _ reader: Int) -> Bool {
        guard below[maker].contains(reader) else { return false }
        var pending = [0]
        var seen: Set<Int> = [0]
        while let scope = pending.popLast() {
            guard scope != reader else { return false }
            guard scope != maker else { continue }
            for edge in plan.edgesDown(scope) where seen.insert(edge.child).inserted { pending.append(edge.child) }
        }
        return isHanded(reader, by: maker)
    }

    /// Whether every edge from the maker towards the reader hands over the maker itself and not its dependency.
    private func isHanded(_ reader: Int, by maker: Int) -> Bool {
        plan.edgesDown(maker).allSatisfy { edge in
            (edge.child != reader && !below[edge.child].contains(reader)) || !edge.pattern.handsDependency
        }
    }

    /// Whether no scope stands below both.
    func areApart(_ one: Int, _ other: Int) -> Bool {
        below[one].union([one]).isDisjoint(with: below[other].union([other]))
    }
}
