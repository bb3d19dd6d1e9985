import RIBs

final class SiteComponent: Component<EmptyDependency>, AtticDependency, BayDependency, CellarDependency, DenDependency
{
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
}

final class SiteBuilder: Builder<EmptyDependency> {
    func build() {
        let component = SiteComponent()
        struct Make {
            let dependency: AtticDependency
            func callAsFunction() -> AtticBuilder { AtticBuilder(dependency: dependency) }
        }
        Make(dependency: component)().build()
        struct Room {
            let component: SiteComponent
            var bay: BayBuilder { BayBuilder(dependency: component) }
        }
        Room(component: component).bay.build()
        [Room(component: component)].map(\.component).forEach { CellarBuilder(dependency: $0).build() }
        enum Step { case open(SiteComponent, Int), close }
        let step = Step.open(component, 3)
        if case .open(let component, _) = step { DenBuilder(dependency: component).build() }
    }

    /// The properties of local types hide those of the builder.
    func describe() -> String {
        struct Text { let dependency: String; func text() -> String { show(dependency) } }
        return Text(dependency: "x").text()
    }
}

func show(_ text: String) -> String { text }
func show(_ dependency: AtticDependency) -> String { "attic" }

func start() { SiteBuilder(dependency: EmptyComponent()).build() }
