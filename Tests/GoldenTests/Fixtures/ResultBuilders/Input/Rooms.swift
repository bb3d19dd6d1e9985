import RIBs
struct Plan {}

protocol AtticDependency: Dependency { var plan: Plan { get } }
final class AtticComponent: Component<AtticDependency> {}
final class AtticBuilder: Builder<AtticDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: AtticComponent(dependency: dependency).dependency.plan) }
}

protocol BayDependency: Dependency { var plan: Plan { get } }
final class BayComponent: Component<BayDependency> {}
final class BayBuilder: Builder<BayDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: BayComponent(dependency: dependency).dependency.plan) }
}

protocol CellarDependency: Dependency { var plan: Plan { get } }
final class CellarComponent: Component<CellarDependency> {}
final class CellarBuilder: Builder<CellarDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: CellarComponent(dependency: dependency).dependency.plan) }
}
