import RIBs

final class SiteComponent: Component<EmptyDependency>, AtticDependency, BayDependency, CellarDependency, DenDependency
{
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
}

final class SiteBuilder: Builder<EmptyDependency> {
    func build() {
        let component = SiteComponent()
        Optional(component).map(AtticBuilder.init)?.build()
        [component].map(BayBuilder.init(dependency:)).forEach { $0.build() }
        make(component, 3, CellarBuilder.init).build()
        let (den): DenBuilder = .init(dependency: component)
        den.build()
        // Creates its component from a number.
        Optional(3).map(EntryBuilder.init)?.build()
    }

    private func make<A, B, C>(_ a: A, _ b: B, _ make: (A, B) -> C) -> C { make(a, b) }
}

final class EntryParent: EntryDependency { let plan = Plan() }

func start() { SiteBuilder(dependency: EmptyComponent()).build() }
