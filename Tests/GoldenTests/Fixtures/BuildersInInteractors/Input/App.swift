import RIBs

// The interactor holds the component and makes the children's builders, at once and when somebody asks.

struct Kiln {}
struct Glaze {}

protocol StudioDependency: Dependency {
    var kiln: Kiln { get }
}

final class StudioComponent: Component<StudioDependency>, PotDependency, PlateDependency {
    var kiln: Kiln { dependency.kiln }
    let glaze = Glaze()
}

final class StudioBuilder: Builder<StudioDependency> {
    func build() -> StudioInteractor {
        StudioInteractor(component: StudioComponent(dependency: dependency))
    }
}

final class StudioInteractor: Interactor {
    private let component: StudioComponent
    private lazy var pots = PotBuilder(dependency: component)
    private var plate: PlateRouter?

    init(component: StudioComponent) {
        self.component = component
        super.init()
    }

    func throwPot() -> PotRouter { pots.build() }

    func pressPlate() {
        Task { @MainActor in
            plate = PlateBuilder(dependency: component).build()
        }
    }
}

protocol PotDependency: Dependency {
    var kiln: Kiln { get }
    var glaze: Glaze { get }
}

final class PotComponent: Component<PotDependency> {}

struct PotRouter {
    let kiln: Kiln
    let glaze: Glaze
}

final class PotBuilder: Builder<PotDependency> {
    func build() -> PotRouter {
        let component = PotComponent(dependency: dependency)
        return PotRouter(kiln: component.dependency.kiln, glaze: component.dependency.glaze)
    }
}

protocol PlateDependency: Dependency {
    var kiln: Kiln { get }
}

final class PlateComponent: Component<PlateDependency> {}

struct PlateRouter {
    let kiln: Kiln
}

final class PlateBuilder: Builder<PlateDependency> {
    func build() -> PlateRouter { PlateRouter(kiln: PlateComponent(dependency: dependency).dependency.kiln) }
}

final class AppComponent: Component<EmptyDependency>, StudioDependency {
    let kiln = Kiln()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Pottery {
    static func open() -> StudioInteractor { StudioBuilder(dependency: AppComponent()).build() }
}
