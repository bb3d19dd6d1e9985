import RIBs

protocol PlantingDependency: Dependency {
    var seeds: Seeds { get }
}

final class PlantingComponent: Component<PlantingDependency> {}

final class PlantingBuilder: Builder<PlantingDependency> {
    func build() -> Routing {
        _ = PlantingComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

protocol WateringDependency: Dependency {
    var weather: Weather { get }
}

final class WateringComponent: Component<WateringDependency> {}

final class WateringBuilder: Builder<WateringDependency> {
    func build() -> Routing {
        _ = WateringComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

protocol HarvestDependency: Dependency {
    var seeds: Seeds { get }
    var weather: Weather { get }
}

final class HarvestComponent: Component<HarvestDependency> {}

final class HarvestBuilder: Builder<HarvestDependency> {
    func build() -> Routing {
        _ = HarvestComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}
