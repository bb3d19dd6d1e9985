import RIBs

struct Fleet {}

struct Crew {
    let name: String
}

struct Flight {
    let number: Int
}

/// An airline: each of its builders makes its component in another way.
protocol AirlineDependency: Dependency {
    var fleet: Fleet { get }
}

final class AirlineComponent: Component<AirlineDependency> {
    let crew = Crew(name: "Amelia")
    var fleet: Fleet { dependency.fleet }
}

protocol AirlineBuildable: Buildable {
    func build() -> (router: Router<Interactor>, component: AirlineComponent)
}

final class AirlineBuilder: Builder<AirlineDependency>, AirlineBuildable {
    override init(dependency: AirlineDependency) { super.init(dependency: dependency) }

    func build() -> (router: Router<Interactor>, component: AirlineComponent) {
        let component = AirlineComponent(dependency: dependency)
        let flight = Flight(number: 7)
        BookingBuilder(dependency: component).build(for: flight, by: "Ada")
        BoardingBuilder(dependency: component).build(flight)
        CateringBuilder(dependency: component).build()
        LuggageBuilder(dependency: component).build()
        CargoBuilder(dependency: component).build(isLate: true)
        LoungeBuilder(dependency: component).build()
        RefundBuilder(dependency: component).build()
        _ = PilotComponent.make(for: component).fly()
        _ = StewardBuilder.make(for: component).build()
        return (Router(interactor: Interactor()), component)
    }
}

final class AirportComponent: Component<EmptyDependency>, AirlineDependency {
    let fleet = Fleet()

    init() { super.init(dependency: EmptyComponent()) }
}

final class AirportBuilder: Builder<EmptyDependency> {
    convenience init() { self.init(dependency: EmptyComponent()) }

    func build() -> Router<Interactor> {
        let component = AirportComponent()
        let airline: AirlineBuildable = AirlineBuilder(dependency: component)
        let built = airline.build()
        let (router, carrier) = airline.build()
        _ = StandbyBuilder(dependency: built.component).build()
        _ = UpgradeBuilder(dependency: carrier).build()
        return router
    }
}

enum Terminal {
    static func open() -> Router<Interactor> { AirportBuilder().build() }
}
