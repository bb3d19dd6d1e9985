import RIBs

protocol CateringNeeds: Dependency {
    var crew: Crew { get }
}

final class Catering: Component<CateringNeeds> {}

final class CateringMason: Builder<CateringNeeds> {
    func build() {
        let whole: Catering = .init(dependency: dependency)
        print(whole.dependency.crew)
    }
}

protocol LuggageNeeds: Dependency {
    var crew: Crew { get }
}

final class Luggage: Component<LuggageNeeds> {}

final class LuggageMason: Builder<LuggageNeeds> {
    func build() {
        typealias Component = Luggage
        let whole = Component(dependency: dependency)
        print(whole.dependency.crew)
    }
}

// Made in a member of the builder, once for each branch.

protocol CargoNeeds: Dependency {
    var fleet: Fleet { get }
}

class Cargo: Component<CargoNeeds> {}

final class NightCargo: Cargo {
    let lamp = "yellow"
}

final class CargoMason: Builder<CargoNeeds> {
    func build(isLate: Bool) {
        let whole = isLate ? NightCargo(dependency: dependency) : Cargo(dependency: dependency)
        print(whole.dependency.fleet)
    }
}

protocol LoungeNeeds: Dependency {
    var fleet: Fleet { get }
}

final class Lounge: Component<LoungeNeeds> {
    let music = "slow"
}

final class LoungeMason: Builder<LoungeNeeds> {
    private lazy var whole = makeComponent()

    private func makeComponent() -> Lounge { .init(dependency: dependency) }

    func build() { BarMason(dependency: whole).build() }
}

protocol BarNeeds: Dependency {
    var music: String { get }
}

final class Bar: Component<BarNeeds> {}

final class BarMason: Builder<BarNeeds> {
    private let whole: Bar

    override init(dependency: BarNeeds) {
        whole = Bar(dependency: dependency)
        super.init(dependency: dependency)
    }

    func build() { print(whole.dependency.music) }
}

// A typealias among the members of the builder.

protocol RefundNeeds: Dependency {
    var fleet: Fleet { get }
}

final class Refund: Component<RefundNeeds> {}

final class RefundMason: Builder<RefundNeeds> {
    private typealias Scope = Refund

    func build() {
        let whole = Scope(dependency: dependency)
        print(whole.dependency.fleet)
    }
}

protocol StandbyNeeds: Dependency {
    var crew: Crew { get }
}

final class Standby: Component<StandbyNeeds> {}

final class StandbyMason: Builder<StandbyNeeds> {
    func build() -> Standby { Standby(dependency: dependency) }
}

protocol UpgradeNeeds: Dependency {
    var crew: Crew { get }
    var fleet: Fleet { get }
}

final class Upgrade: Component<UpgradeNeeds> {}

final class UpgradeMason: Builder<UpgradeNeeds> {
    func build() -> Upgrade {
        guard let whole = Optional(Upgrade(dependency: dependency)) else { fatalError("Never.") }
        return whole
    }
}
