import RIBs

protocol CateringDependency: Dependency {
    var crew: Crew { get }
}

final class CateringComponent: Component<CateringDependency> {}

final class CateringBuilder: Builder<CateringDependency> {
    func build() {
        let component: CateringComponent = .init(dependency: dependency)
        print(component.dependency.crew)
    }
}

protocol LuggageDependency: Dependency {
    var crew: Crew { get }
}

final class LuggageComponent: Component<LuggageDependency> {}

final class LuggageBuilder: Builder<LuggageDependency> {
    func build() {
        typealias Component = LuggageComponent
        let component = Component(dependency: dependency)
        print(component.dependency.crew)
    }
}

// Made in a member of the builder, once for each branch.

protocol CargoDependency: Dependency {
    var fleet: Fleet { get }
}

class CargoComponent: Component<CargoDependency> {}

final class NightCargoComponent: CargoComponent {
    let lamp = "yellow"
}

final class CargoBuilder: Builder<CargoDependency> {
    func build(isLate: Bool) {
        let component = isLate ? NightCargoComponent(dependency: dependency) : CargoComponent(dependency: dependency)
        print(component.dependency.fleet)
    }
}

protocol LoungeDependency: Dependency {
    var fleet: Fleet { get }
}

final class LoungeComponent: Component<LoungeDependency> {
    let music = "slow"
}

final class LoungeBuilder: Builder<LoungeDependency> {
    private lazy var component = makeComponent()

    private func makeComponent() -> LoungeComponent { .init(dependency: dependency) }

    func build() { BarBuilder(dependency: component).build() }
}

protocol BarDependency: Dependency {
    var music: String { get }
}

final class BarComponent: Component<BarDependency> {}

final class BarBuilder: Builder<BarDependency> {
    private let component: BarComponent

    override init(dependency: BarDependency) {
        component = BarComponent(dependency: dependency)
        super.init(dependency: dependency)
    }

    func build() { print(component.dependency.music) }
}

// A typealias among the members of the builder.

protocol RefundDependency: Dependency {
    var fleet: Fleet { get }
}

final class RefundComponent: Component<RefundDependency> {}

final class RefundBuilder: Builder<RefundDependency> {
    private typealias Scope = RefundComponent

    func build() {
        let component = Scope(dependency: dependency)
        print(component.dependency.fleet)
    }
}

protocol StandbyDependency: Dependency {
    var crew: Crew { get }
}

final class StandbyComponent: Component<StandbyDependency> {}

final class StandbyBuilder: Builder<StandbyDependency> {
    func build() -> StandbyComponent { StandbyComponent(dependency: dependency) }
}

protocol UpgradeDependency: Dependency {
    var crew: Crew { get }
    var fleet: Fleet { get }
}

final class UpgradeComponent: Component<UpgradeDependency> {}

final class UpgradeBuilder: Builder<UpgradeDependency> {
    func build() -> UpgradeComponent {
        guard let component = Optional(UpgradeComponent(dependency: dependency)) else { fatalError("Never.") }
        return component
    }
}
