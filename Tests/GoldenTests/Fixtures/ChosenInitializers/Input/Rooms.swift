import RIBs
struct Plan {}

protocol AtticDependency: Dependency { var plan: Plan { get } }
final class AtticComponent: Component<AtticDependency> {}
final class AtticBuilder: Builder<AtticDependency> {
    override init(dependency: AtticDependency) { super.init(dependency: dependency) }
    init(dependency: AtticDependency, count: Int) { super.init(dependency: dependency) }
    @discardableResult
    func build() -> Routing { Router(interactor: AtticComponent(dependency: dependency).dependency.plan) }
}

protocol BayDependency: Dependency { var plan: Plan { get } }
final class BayComponent: Component<BayDependency> {}
final class BayBuilder: Builder<BayDependency> {
    override init(dependency: BayDependency) { super.init(dependency: dependency) }
    init(dependency: BayDependency, count: Int) { super.init(dependency: dependency) }
    @discardableResult
    func build() -> Routing { Router(interactor: BayComponent(dependency: dependency).dependency.plan) }
}

protocol CellarDependency: Dependency { var plan: Plan { get } }
final class CellarComponent: Component<CellarDependency> {}
final class CellarBuilder: Builder<CellarDependency> {
    override init(dependency: CellarDependency) { super.init(dependency: dependency) }
    init(dependency: CellarDependency, count: Int) { super.init(dependency: dependency) }
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
    override init(dependency: EntryDependency) { super.init(dependency: dependency) }
    init(number: Int) { super.init(dependency: EntryParent()) }
    @discardableResult
    func build() -> Routing { Router(interactor: EntryComponent(dependency: dependency).dependency.plan) }
}
