/// The builder of a scope, with its interactor and its router.
struct BuilderText {
    let plan: AppPlan
    let scope: ScopePlan
    let code: ScopeCode

    private var component: String { plan.component(scope.number) }

    private var access: String { scope.isPublic ? "public " : "" }

    var declarations: [String] {
        let needed = scope.number > 0 || plan.top == .builder
        let room =
            plan.naming == .nested && scope.builder == .withoutComponent
            ? ["\(access)enum \(plan.stem(scope.number)) {}"] : []
        let router = code.routerMembers.isEmpty ? [] : [routerClass]
        return room + (needed ? buildable + [plan.nested(scope.number, builder)] : []) + [interactor] + router
    }

    /// What a top without builder does to start.
    var opening: String {
        "func open() -> Routing {\n\((["let component = self"] + body).joined(separator: "\n").indented)\n}"
    }

    // MARK: - The builder

    private var builder: String {
        let name = plan.simple(plan.builder(scope.number))
        let clause = ([superclass] + (buildable.isEmpty ? [] : [plan.buildable(scope.number)])).joined(separator: ", ")
        return declaration("\(access)final class \(name): \(clause)", members)
    }

    private var buildable: [String] {
        guard scope.builder == .protocolOnly else { return [] }
        return ["\(access)protocol \(plan.buildable(scope.number)): Buildable {\n    func build() -> Routing\n}"]
    }

    private var superclass: String {
        switch scope.builder {
        case .simpleComponentized: return "SimpleComponentizedBuilder<\(component), Routing>"
        case .componentized: return "ComponentizedBuilder<\(component), Routing, Int, String>"
        case .multiStage: return "MultiStageComponentizedBuilder<\(component), Routing, Int>"
        default: return "\(plan.library("Builder"))<\(needs)\(scope.fault == .builderMistyped ? "Typo" : "")>"
        }
    }

    private var needs: String { scope.number == 0 ? "EmptyDependency" : plan.dependency(scope.number) }

    private var members: [String] {
        let start = scope.number == 0 ? ["convenience init() { self.init(dependency: EmptyComponent()) }"] : []
        let function = "\(access)\(head) {\n\((prelude + body).joined(separator: "\n").indented)\n}"
        return start + preparations + code.childBuilderMembers + [function]
    }

    private var head: String {
        switch scope.builder {
        case .simpleComponentized: "override func build(with component: \(component)) -> Routing"
        case .componentized: "override func build(with component: \(component), _ count: Int) -> Routing"
        case .multiStage: "override func finalStageBuild(with component: \(component), _ count: Int) -> Routing"
        case .dynamicArguments: "func build(title: String) -> Routing"
        case .tuple: "func build() -> (router: Router<Interactor>, component: \(component))"
        default: "func build() -> Routing"
        }
    }

    /// Members that make or keep the component.
    private var preparations: [String] {
        switch scope.builder {
        case .memberTypealias: ["private typealias Scope = \(component)"]
        case .madeByFunction: ["private func makeComponent() -> \(component) { .init(dependency: dependency) }"]
        case .lazyMember: ["private lazy var component = \(component)(dependency: dependency)"]
        case .inInitialiser:
            [
                "private let component: \(component)",
                """
                \(access)override init(dependency: \(needs)) {
                    component = \(component)(dependency: dependency)
                    super.init(dependency: dependency)
                }
                """,
            ]
        default: []
        }
    }

    /// How the component comes into the body.
    private var prelude: [String] {
        switch scope.builder {
        case .local, .protocolOnly, .tuple: ["let component = \(component)(dependency: dependency)"]
        case .ownDependency: ["let component = \(component)(dependency: self.dependency)"]
        case .annotated: ["let component: \(component) = .init(dependency: dependency)"]
        case .localTypealias: ["typealias Own = \(component)", "let component = Own(dependency: dependency)"]
        case .memberTypealias: ["let component = Scope(dependency: dependency)"]
        case .madeByFunction: ["let component = makeComponent()"]
        case .lazyMember, .inInitialiser: ["let component = self.component"]
        case .dynamicArguments: ["let component = \(component)(dependency: dependency, title: title)"]
        case .guarded:
            ["guard let component = Optional(\(component)(dependency: dependency)) else { fatalError(\"Never.\") }"]
        case .withoutComponent, .simpleComponentized, .componentized, .multiStage: []
        }
    }

    // MARK: - The body

    private var body: [String] {
        let values = reads(where: { $0 != .inInteractor }).map { ask in
            switch ask.reading {
            case .throughBuilder: "dependency.\(ask.property.written)"
            case .throughAlias: "component.\(ask.property.name)Here"
            case .throughComponent, .inInteractor: "component.dependency.\(ask.property.written)"
            }
        }
        let title = scope.builder.takesTitle ? ["component.title"] : []
        let holder = holdsComponent ? ["component: component"] : []
        let interactor = "\(plan.interactor(scope.number))(\((holder + values + title).joined(separator: ", ")))"
        let router =
            code.routerMembers.isEmpty
            ? "Router<Interactor>(interactor: interactor)"
            : "\(plan.router(scope.number))(interactor: interactor, component: component)"
        let result = scope.builder == .tuple ? "return (router, component)" : "return router"
        return ["let interactor = \(interactor)", "let router = \(router)"] + code.statements + [result]
    }

    private func reads(where condition: (ReadingForm) -> Bool) -> [Requirement] {
        scope.asks.filter { condition($0.reading) && !$0.isUnknown }
    }

    private var holdsComponent: Bool { !reads(where: { $0 == .inInteractor }).isEmpty }

    private var interactor: String {
        let lines = reads(where: { $0 == .inInteractor }).map {
            "    _ = component.dependency.\($0.property.written)\n"
        }
        let members =
            holdsComponent
            ? [
                "private let component: \(component)",
                "init(component: \(component), _ values: Any...) { self.component = component }",
                "func begin() {\n\(lines.joined())}",
            ] : ["init(_ values: Any...) {}"]
        return declaration("final class \(plan.interactor(scope.number)): Interactor", members)
    }

    private var routerClass: String {
        let members = [
            "private let component: \(component)",
            """
            init(interactor: Interactor, component: \(component)) {
                self.component = component
                super.init(interactor: interactor)
            }
            """,
        ]
        return declaration(
            "final class \(plan.router(scope.number)): Router<Interactor>",
            members + code.routerMembers
        )
    }
}
