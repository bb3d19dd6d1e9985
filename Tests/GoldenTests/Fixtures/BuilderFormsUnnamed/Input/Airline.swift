import RIBs

struct Fleet {}

struct Crew {
    let name: String
}

struct Flight {
    let number: Int
}

/// An airline: each of its builders makes its whole in another way.
protocol AirlineNeeds: Dependency {
    var fleet: Fleet { get }
}

final class Airline: Component<AirlineNeeds> {
    let crew = Crew(name: "Amelia")
    var fleet: Fleet { dependency.fleet }
}

protocol AirlineCraft: Buildable {
    func build() -> (router: Router<Interactor>, whole: Airline)
}

final class AirlineMason: Builder<AirlineNeeds>, AirlineCraft {
    override init(dependency: AirlineNeeds) { super.init(dependency: dependency) }

    func build() -> (router: Router<Interactor>, whole: Airline) {
        let whole = Airline(dependency: dependency)
        let flight = Flight(number: 7)
        BookingMason(dependency: whole).build(for: flight, by: "Ada")
        BoardingMason(dependency: whole).build(flight)
        CateringMason(dependency: whole).build()
        LuggageMason(dependency: whole).build()
        CargoMason(dependency: whole).build(isLate: true)
        LoungeMason(dependency: whole).build()
        RefundMason(dependency: whole).build()
        return (Router(interactor: Interactor()), whole)
    }
}

final class Airport: Component<EmptyDependency>, AirlineNeeds {
    let fleet = Fleet()

    init() { super.init(dependency: EmptyComponent()) }
}

final class AirportMason: Builder<EmptyDependency> {
    convenience init() { self.init(dependency: EmptyComponent()) }

    func build() -> Router<Interactor> {
        let whole = Airport()
        let airline: AirlineCraft = AirlineMason(dependency: whole)
        let built = airline.build()
        let (router, carrier) = airline.build()
        _ = StandbyMason(dependency: built.whole).build()
        _ = UpgradeMason(dependency: carrier).build()
        return router
    }
}

enum Terminal {
    static func open() -> Router<Interactor> { AirportMason().build() }
}
