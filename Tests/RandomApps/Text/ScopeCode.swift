/// All that the edges of a scope add to it.
struct ScopeCode {
    private(set) var members: [String] = []
    private(set) var distantMembers: [String] = []
    private(set) var statements: [String] = []
    private(set) var routerMembers: [String] = []
    private(set) var childBuilderMembers: [String] = []
    private(set) var declarations: [String] = []

    init(_ scope: ScopePlan, in plan: AppPlan) {
        for edge in plan.edgesDown(scope.number) where edge.fault != .cut { add(edge, in: plan) }
        for edge in plan.edgesUp(scope.number) where edge.fault != .cut {
            childBuilderMembers += edge.pattern.code(in: plan.context(of: edge)).childBuilderMembers
        }
    }

    private mutating func add(_ edge: EdgePlan, in plan: AppPlan) {
        let code = edge.pattern.code(in: plan.context(of: edge))
        members += code.members
        distantMembers += code.distantMembers
        routerMembers += code.routerMembers
        declarations += code.declarations
        statements +=
            edge.isConditional && !code.statements.isEmpty
            ? ["#if !\(plan.prefix.uppercased())_PREVIEW\n\(code.statements.joined(separator: "\n"))\n#endif"]
            : code.statements
    }
}

extension AppPlan {
    /// What a pattern may name.
    func context(of edge: EdgePlan) -> EdgeContext {
        let child = scopes[edge.child]
        let isFirst = edgesUp(edge.child).first.map { $0.parent == edge.parent } ?? true
        let mark = isFirst ? "" : "Again"
        return EdgeContext(
            local: child.word.lowercased() + mark,
            type: stem(edge.child) + mark,
            parentComponent: component(edge.parent),
            parentBuilder: builder(edge.parent),
            childBuilder: builder(edge.child),
            childComponent: component(edge.child),
            childDependency: dependency(edge.child),
            childModule: modules[child.module],
            build: child.builder.call,
            dynamicArguments: child.builder.dynamicArguments,
            closureHead: child.builder == .componentized ? "title in " : ""
        )
    }
}

extension BuilderForm {
    /// What is appended to a builder to get the router.
    var call: String {
        switch self {
        case .dynamicArguments: ".build(title: \"one\")"
        case .tuple: ".build().router"
        case .componentized: ".build(withDynamicBuildDependency: 1, dynamicComponentDependency: \"one\")"
        case .multiStage: ".finalStageBuild(withDynamicDependency: 1)"
        default: ".build()"
        }
    }

    /// What stands behind `dependency: x` in the component's initialiser.
    var dynamicArguments: String { takesTitle ? ", title: title" : "" }

    /// Whether the component is made with a title.
    var takesTitle: Bool { self == .dynamicArguments || self == .componentized }
}
