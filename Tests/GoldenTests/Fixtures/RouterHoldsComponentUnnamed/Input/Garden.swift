import RIBs

struct Weather {}

struct Seeds {}

protocol GardenNeeds: Dependency {
    var weather: Weather { get }
}

final class GardenKit: Component<GardenNeeds> {
    let seeds = Seeds()
    var weather: Weather { dependency.weather }
}

final class GardenMaker: Builder<GardenNeeds> {
    func build() -> GardenRouter {
        let component = GardenKit(dependency: dependency)
        let model = GardenModel(component: component)
        return GardenRouter(interactor: GardenInteractor(), component: component, model: model)
    }
}

final class GardenInteractor: Interactor {}

final class GardenModel {
    let component: GardenKit

    init(component: GardenKit) { self.component = component }
}

/// Builds the children itself, from the component that it holds.
final class GardenRouter: Router<GardenInteractor> {
    private let component: GardenKit
    private let model: GardenModel

    init(interactor: GardenInteractor, component: GardenKit, model: GardenModel) {
        self.component = component
        self.model = model
        super.init(interactor: interactor)
    }

    func plant() {
        let builder = PlantingMaker(dependency: component)
        attachChild(builder.build())
    }

    func water() {
        Task { @MainActor [weak self] in
            guard let self else { return }
            let builder = WateringMaker(dependency: self.component)
            self.attachChild(builder.build())
        }
    }

    func harvest() { attachChild(HarvestMaker(dependency: model.component).build()) }
}
