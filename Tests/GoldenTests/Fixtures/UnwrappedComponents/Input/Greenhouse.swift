import RIBs

/// Optional components, unwrapped under their own names.
final class Heater {}

protocol HouseDependency: Dependency {}

final class HouseComponent: Component<HouseDependency>, FernDependency, PalmDependency, OrchidDependency,
    LotusDependency,
    MossDependency
{
    let heater = Heater()
}

final class HouseBuilder: Builder<HouseDependency> {
    func build() -> HouseInteractor {
        let interactor = HouseInteractor()
        interactor.component = HouseComponent(dependency: dependency)
        interactor.plan = Plan()
        return interactor
    }
}

final class HouseInteractor {
    var component: HouseComponent?
    var plan: Plan?
    var components: [HouseComponent] = []

    func start() -> Int {
        guard let component = component else { return 0 }
        return FernBuilder(dependency: component).build()
    }

    func open() -> Int {
        if let component = component, let builder = Optional(PalmBuilder(dependency: component)) {
            return builder.build()
        }
        return 0
    }

    func visit() -> Int {
        var total = 0
        while let component = components.popLast().flatMap({ component in component }) {
            total += OrchidBuilder(dependency: component).build()
        }
        switch component {
        case .some(let component): return total + LotusBuilder(dependency: component).build()
        case nil: return total
        }
    }

    /// A closure that captures the component instead of `self`.
    func wait() -> () -> Int {
        { [weak component] in
            guard let self = component else { return 0 }
            return MossBuilder(dependency: self).build()
        }
    }

    /// Another value under the same name.
    func draw() -> Int {
        guard let component = plan else { return 0 }
        return CactusBuilder(dependency: component).build()
    }
}

/// Not a scope of the tree above.
final class Plan: CactusDependency {
    let heater = Heater()
}

extension EmptyComponent: HouseDependency {}

func start() -> Int { HouseBuilder(dependency: EmptyComponent()).build().start() }
