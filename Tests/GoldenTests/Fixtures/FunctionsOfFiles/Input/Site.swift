import RIBs

infix operator ||>

final class SiteComponent: Component<EmptyDependency>, AtticDependency, BayDependency, CellarDependency {
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
}

/// Another file has functions of the same names, which this one does not see.
fileprivate func ||> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
private func open(_ dependency: AtticDependency) { AtticBuilder(dependency: dependency).build() }

final class SiteBuilder: Builder<EmptyDependency> {
    func build() {
        let component = SiteComponent()
        open(component)
        (component ||> { BayBuilder(dependency: $0) }).build()
        Annex(component: component).build()
    }
}

func start() { SiteBuilder(dependency: EmptyComponent()).build() }
