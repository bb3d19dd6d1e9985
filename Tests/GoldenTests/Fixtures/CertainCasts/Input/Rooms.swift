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

protocol DenDependency: Dependency { var plan: Plan { get } }
final class DenComponent: Component<DenDependency> {}
final class DenBuilder: Builder<DenDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: DenComponent(dependency: dependency).dependency.plan) }
}

protocol EntryDependency: Dependency { var plan: Plan { get } }
final class EntryComponent: Component<EntryDependency> {}
final class EntryBuilder: Builder<EntryDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: EntryComponent(dependency: dependency).dependency.plan) }
}

protocol ForgeDependency: Dependency { var plan: Plan { get } }
final class ForgeComponent: Component<ForgeDependency> {}
final class ForgeBuilder: Builder<ForgeDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: ForgeComponent(dependency: dependency).dependency.plan) }
}

protocol GateDependency: Dependency { var plan: Plan { get } }
final class GateComponent: Component<GateDependency> {}
final class GateBuilder: Builder<GateDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: GateComponent(dependency: dependency).dependency.plan) }
}

protocol HallDependency: Dependency { var plan: Plan { get } }
final class HallComponent: Component<HallDependency> {}
final class HallBuilder: Builder<HallDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: HallComponent(dependency: dependency).dependency.plan) }
}

protocol InnDependency: Dependency { var plan: Plan { get } }
final class InnComponent: Component<InnDependency> {}
final class InnBuilder: Builder<InnDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: InnComponent(dependency: dependency).dependency.plan) }
}

protocol JettyDependency: Dependency { var plan: Plan { get } }
final class JettyComponent: Component<JettyDependency> {}
final class JettyBuilder: Builder<JettyDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: JettyComponent(dependency: dependency).dependency.plan) }
}
