/// The dependency of a scope.
struct ContractText {
    let plan: AppPlan
    let flow: Flow
    let scope: ScopePlan

    /// Empty for the top, which needs nothing.
    var declaration: String {
        guard scope.number > 0, !plan.isUnnamed(scope.number), scope.fault != .contractRemoved else { return "" }
        let name = plan.simple(plan.dependency(scope.number))
        let access = scope.isPublic ? "public " : ""
        let parts = having.map(plan.having) + inherited
        let members = requirements.map(\.required) + spoiled
        if scope.dependencyProtocol == .composition, members.isEmpty, !having.isEmpty {
            return plan.nested(scope.number, "\(access)typealias \(name) = \(parts.joined(separator: " & "))")
        }
        let base = scope.dependencyProtocol == .bare ? [] : [plan.library("Dependency")]
        let parents = base + parts
        let clause = parents.isEmpty ? ": AnyObject" : ": \(parents.joined(separator: ", "))"
        return plan.nested(scope.number, closeDeclaration("\(access)protocol \(name)\(clause)", members))
    }

    private var edges: [EdgePlan] { plan.edgesDown(scope.number) }

    /// The protocols of children: generated ones, and those of children that get the scope's own dependency.
    private var inherited: [String] {
        edges.compactMap { edge in
            switch edge.carriage {
            case .generated where edge.fault != .notCarried && !flow.passedOn(edge).isEmpty: plan.passThrough(edge)
            case .inherited: plan.dependency(edge.child)
            default: nil
            }
        }
    }

    /// What the scope asks for itself and what it carries by hand, each once.
    private var declared: [Property] {
        let asked = scope.asks.filter { !$0.isRetyped && !$0.isUnknown }.map(\.property)
        let carried = edges.filter { $0.carriage == .byHand }.flatMap { flow.passedOn($0) }
        let spoiled = Set(scope.asks.filter(\.isRetyped).map(\.property.name))
        var names: Set<String> = []
        return (asked + carried).filter { !spoiled.contains($0.name) && names.insert($0.name).inserted }
    }

    private var usesHaving: Bool { scope.dependencyProtocol == .inherited || scope.dependencyProtocol == .composition }

    private var having: [Property] { usesHaving ? declared : [] }

    private var requirements: [Property] { usesHaving ? [] : declared }

    private var spoiled: [String] {
        scope.asks.compactMap { ask in
            if ask.isRetyped { return "var \(ask.property.written): \(plan.prefix)Wrong { get }" }
            return ask.isUnknown ? ask.property.required : nil
        }
    }
}
