import RIBs

final class SiteComponent: Component<EmptyDependency>, AtticDependency, BayDependency, CellarDependency {
    let plan = Plan()
    var isOpen = false
    init() { super.init(dependency: EmptyComponent()) }
}

@resultBuilder
enum Attics {
    static func buildExpression(_ dependency: AtticDependency) -> [AtticBuilder] { [AtticBuilder(dependency: dependency)] }
    static func buildExpression(_ plan: Plan) -> [AtticBuilder] { [] }
    static func buildBlock(_ parts: [AtticBuilder]...) -> [AtticBuilder] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [AtticBuilder]?) -> [AtticBuilder] { part ?? [] }
}

@resultBuilder
struct Bays {
    static func buildBlock(_ parts: BayDependency...) -> [BayBuilder] { parts.map { BayBuilder(dependency: $0) } }
}

@resultBuilder
struct Cellars {
    static func buildExpression(_ dependency: CellarDependency) -> CellarBuilder { .init(dependency: dependency) }
    static func buildBlock(_ part: CellarBuilder) -> CellarBuilder { part }
}

func attics(@Attics _ make: () -> [AtticBuilder]) -> [AtticBuilder] { make() }

/// Creates nothing.
func same(_ make: () -> SiteComponent) -> SiteComponent { make() }

final class SiteBuilder: Builder<EmptyDependency> {
    func build() {
        let component = SiteComponent()
        attics {
            component.plan
            if component.isOpen { component }
        }
        .forEach { $0.build() }
        @Bays var bays: [BayBuilder] { component }
        bays.forEach { $0.build() }
        cellar(of: component).build()
        _ = same { component }
    }

    @Cellars
    private func cellar(of component: SiteComponent) -> CellarBuilder { component }
}

func start() { SiteBuilder(dependency: EmptyComponent()).build() }
