import RIBs

struct Film {}

struct Ticket {}

final class CinemaComponent: Component<EmptyDependency> {
    let film = Film()
    let ticket = Ticket()
    let price = 9

    init() { super.init(dependency: EmptyComponent()) }

    func open() { FoyerBuilder(dependency: self).build() }
}

/// Asks for the ticket by hand, and for the film by the generated protocol; inherits the kiosk's dependency, which has a
/// generated protocol of its own.
protocol FoyerDependency: KioskDependency, FoyerDependencyHall {
    var ticket: Ticket { get }
}

/// Hands both on by members of its own: what is generated must bring `film` and leave the members alone.
final class FoyerComponent: Component<FoyerDependency>, HallDependency {
    var film: Film { dependency.film }
    var ticket: Ticket { dependency.ticket }
}

final class FoyerBuilder: Builder<FoyerDependency> {
    func build() {
        HallBuilder(dependency: FoyerComponent(dependency: dependency)).build()
        KioskBuilder(dependency: dependency).build()
    }
}

protocol KioskDependency: Dependency, KioskDependencyTill {}

final class KioskComponent: Component<KioskDependency> {}

final class KioskBuilder: Builder<KioskDependency> {
    func build() { TillBuilder(dependency: KioskComponent(dependency: dependency)).build() }
}

protocol TillDependency: Dependency {
    var price: Int { get }
}

final class TillComponent: Component<TillDependency> {}

final class TillBuilder: Builder<TillDependency> {
    func build() { print(TillComponent(dependency: dependency).dependency.price) }
}

protocol HallDependency: Dependency, HallDependencyScreen {}

final class HallComponent: Component<HallDependency> {}

final class HallBuilder: Builder<HallDependency> {
    func build() { ScreenBuilder(dependency: HallComponent(dependency: dependency)).build() }
}

protocol ScreenDependency: Dependency {
    var film: Film { get }
    var ticket: Ticket { get }
}

final class ScreenComponent: Component<ScreenDependency> {}

final class ScreenBuilder: Builder<ScreenDependency> {
    func build() { print(ScreenComponent(dependency: dependency).dependency.film, dependency.ticket) }
}

enum Evening {
    static func begin() { CinemaComponent().open() }
}
