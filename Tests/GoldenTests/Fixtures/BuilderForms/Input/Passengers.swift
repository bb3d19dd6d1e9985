import RIBs

// Dynamic arguments, before and after the dependency.

protocol BookingDependency: Dependency {
    var crew: Crew { get }
}

final class BookingComponent: Component<BookingDependency> {
    let flight: Flight
    let passenger: String

    init(dependency: BookingDependency, flight: Flight, passenger: String) {
        self.flight = flight
        self.passenger = passenger
        super.init(dependency: dependency)
    }
}

final class BookingBuilder: Builder<BookingDependency> {
    func build(for flight: Flight, by passenger: String) {
        let component = BookingComponent(dependency: dependency, flight: flight, passenger: passenger)
        SeatBuilder(dependency: component).build()
    }
}

protocol SeatDependency: Dependency {
    var flight: Flight { get }
    var crew: Crew { get }
}

final class SeatComponent: Component<SeatDependency> {}

final class SeatBuilder: Builder<SeatDependency> {
    // Nothing of the component is used here.
    func build() { _ = SeatComponent(dependency: dependency) }
}

protocol BoardingDependency: Dependency {
    var crew: Crew { get }
}

final class BoardingComponent: Component<BoardingDependency> {
    let flight: Flight

    init(for flight: Flight, dependency: BoardingDependency) {
        self.flight = flight
        super.init(dependency: dependency)
    }
}

final class BoardingBuilder: Builder<BoardingDependency> {
    func build(_ flight: Flight) {
        let component = BoardingComponent(
            for: flight,
            dependency: self.dependency
        )
        GateBuilder(dependency: component).build()
    }
}

protocol GateDependency: Dependency {
    var flight: Flight { get }
}

// No component: the builder reads its dependency itself.

final class GateInteractor: Interactor {
    init(_ flight: Flight) {}
}

final class GateBuilder: Builder<GateDependency> {
    @discardableResult
    func build() -> Router<GateInteractor> { Router(interactor: GateInteractor(dependency.flight)) }
}

extension BookingComponent: SeatDependency {
    var crew: Crew { dependency.crew }
}
