import RIBs

// Dynamic arguments, before and after the dependency.

protocol BookingNeeds: Dependency {
    var crew: Crew { get }
}

final class Booking: Component<BookingNeeds> {
    let flight: Flight
    let passenger: String

    init(dependency: BookingNeeds, flight: Flight, passenger: String) {
        self.flight = flight
        self.passenger = passenger
        super.init(dependency: dependency)
    }
}

final class BookingMason: Builder<BookingNeeds> {
    func build(for flight: Flight, by passenger: String) {
        let whole = Booking(dependency: dependency, flight: flight, passenger: passenger)
        SeatMason(dependency: whole).build()
    }
}

protocol SeatNeeds: Dependency {
    var flight: Flight { get }
    var crew: Crew { get }
}

final class Seat: Component<SeatNeeds> {}

final class SeatMason: Builder<SeatNeeds> {
    // Nothing of the whole is used here.
    func build() { _ = Seat(dependency: dependency) }
}

protocol BoardingNeeds: Dependency {
    var crew: Crew { get }
}

final class Boarding: Component<BoardingNeeds> {
    let flight: Flight

    init(for flight: Flight, dependency: BoardingNeeds) {
        self.flight = flight
        super.init(dependency: dependency)
    }
}

final class BoardingMason: Builder<BoardingNeeds> {
    func build(_ flight: Flight) {
        let whole = Boarding(
            for: flight,
            dependency: self.dependency
        )
        GateMason(dependency: whole).build()
    }
}

protocol GateNeeds: Dependency {
    var flight: Flight { get }
}

// No whole: the builder reads its dependency itself.

final class GateInteractor: Interactor {
    init(_ flight: Flight) {}
}

final class GateMason: Builder<GateNeeds> {
    @discardableResult
    func build() -> Router<GateInteractor> { Router(interactor: GateInteractor(dependency.flight)) }
}

extension Booking: SeatNeeds {
    var crew: Crew { dependency.crew }
}
