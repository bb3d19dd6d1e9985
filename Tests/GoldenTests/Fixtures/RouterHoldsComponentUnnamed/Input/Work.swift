import RIBs

protocol PlantingNeeds: Dependency {
    var seeds: Seeds { get }
}

final class PlantingKit: Component<PlantingNeeds> {}

final class PlantingMaker: Builder<PlantingNeeds> {
    func build() -> Routing {
        _ = PlantingKit(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

protocol WateringNeeds: Dependency {
    var weather: Weather { get }
}

final class WateringKit: Component<WateringNeeds> {}

final class WateringMaker: Builder<WateringNeeds> {
    func build() -> Routing {
        _ = WateringKit(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

protocol HarvestNeeds: Dependency {
    var seeds: Seeds { get }
    var weather: Weather { get }
}

final class HarvestKit: Component<HarvestNeeds> {}

final class HarvestMaker: Builder<HarvestNeeds> {
    func build() -> Routing {
        _ = HarvestKit(dependency: dependency)
        return Router(interactor: Interactor())
    }
}
