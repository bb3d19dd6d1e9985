import TestSupport

extension AppPlan {
    /// The app of a seed: the same at any time, on any machine.
    public init(seed: UInt64) {
        var maker = PlanMaker(seed: seed)
        self = maker.plan()
    }
}

/// Throws the dice for an app, from the whole to the parts: tree, modules, forms, edges, properties.
struct PlanMaker {
    let seed: UInt64
    var numbers: SeededNumbers

    init(seed: UInt64) {
        self.seed = seed
        numbers = SeededNumbers(seed: seed)
    }

    mutating func plan() -> AppPlan {
        let modules = numbers.pick(
            [["Main"], ["Main"], ["Main"], ["Base", "Main"], ["Base", "Features", "Main"]],
            or: []
        )
        let tree = TreeShape(modules: modules.count, numbers: &numbers)
        let languageMode = numbers.happens(50) ? 5 : 6
        let naming = numbers.pick(
            [.conventional, .conventional, .conventional, .plain, .nested],
            or: AppPlan.Naming.plain
        )
        let top = numbers.pick([.ownInitialiser, .ownInitialiser] + TopForm.allCases, or: .builder)
        let scopes = scopes(of: tree, below: top)
        var plan = AppPlan(
            seed: seed,
            prefix: "A\(seed)",
            languageMode: languageMode,
            naming: naming,
            top: top,
            modules: modules,
            scopes: scopes,
            edges: []
        )
        plan.edges = edges(of: tree, in: plan)
        distributeProperties(in: &plan)
        return plan
    }

    private mutating func scopes(of tree: TreeShape, below top: TopForm) -> [ScopePlan] {
        var words = Self.words.shuffled(using: &numbers)
        return tree.modules.indices.map { number in
            let isPublic = tree.isMadeElsewhere(number)
            let isLeaf = !tree.edges.contains { $0.parent == number }
            let hasPublicComponent = isPublic && numbers.happens(60)
            var forms = BuilderForm.allCases
            if !isLeaf { forms.removeAll { $0 == .withoutComponent } }
            if isPublic, !hasPublicComponent { forms.removeAll { $0.family == .closure || $0 == .tuple } }
            var dependencyProtocols = [.plain, .plain, .plain] + ContractForm.allCases
            let isServedByHand = !top.isComponent && tree.edges.contains { $0.parent == 0 && $0.child == number }
            if isServedByHand { dependencyProtocols.removeAll { $0.isComposition } }
            let builder = number == 0 ? .local : numbers.pick(forms + [.local, .local, .local], or: .local)
            return ScopePlan(
                number: number,
                word: words.popLast() ?? "Scope\(number)",
                module: tree.modules[number],
                isPublic: isPublic,
                hasPublicComponent: hasPublicComponent && builder != .withoutComponent,
                builder: builder,
                dependencyProtocol: numbers.pick(dependencyProtocols, or: .plain),
                component: numbers.pick([.direct, .direct, .direct] + ComponentForm.allCases, or: .direct)
            )
        }
    }

    private static let words = [
        "Harbour", "Menu", "Ticket", "Basket", "Garden", "Atlas", "Ferry", "Oven", "Shelf", "Choir", "Lamp", "Quarry",
        "Bridge", "Cabin", "Depot", "Engine",
    ]
}
