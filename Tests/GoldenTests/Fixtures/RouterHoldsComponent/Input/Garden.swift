import RIBs

struct Weather {}

struct Seeds {}

protocol GardenDependency: Dependency {
    var weather: Weather { get }
}

final class GardenComponent: Component<GardenDependency> {
    let seeds = Seeds()
    var weather: Weather { dependency.weather }
}

final class GardenBuilder: Builder<GardenDependency> {
    func build() -> GardenRouter {
        let component = GardenComponent(dependency: dependency)
        let model = GardenModel(component: component)
        return GardenRouter(interactor: GardenInteractor(), component: component, model: model)
    }
}

final class GardenInteractor: Interactor {}

final class GardenModel {
    let component: GardenComponent

    init(component: GardenComponent) { self.component = component }
}

/// Builds the children itself, from the component that it holds.
final class GardenRouter: Router<GardenInteractor> {
    private let component: GardenComponent
    private let model: GardenModel

    init(interactor: GardenInteractor, component: GardenComponent, model: GardenModel) {
        self.component = component
        self.model = model
        super.init(interactor: interactor)
    }

    func plant() {
        let builder = PlantingBuilder(dependency: component)
        attachChild(builder.build())
    }

    func water() {
        Task { @MainActor [weak self] in
            guard let self else { return }
            let builder = WateringBuilder(dependency: self.component)
            self.attachChild(builder.build())
        }
    }

    func harvest() { attachChild(HarvestBuilder(dependency: model.component).build()) }
}
