import NeedleFoundation

struct Gate {}

struct Runway {}

final class AirportComponent: BootstrapComponent {
    private let gate = Gate()
    var runway: Runway? { nil }
    var delay: Int { 5 }

    var flight: FlightComponent { FlightComponent(parent: self) }

    func crew(of other: AirportComponent) -> CrewComponent { CrewComponent(parent: other) }
}

protocol FlightDependency: Dependency {
    var gate: Gate { get }
    var runway: Runway { get }
    var pilot: String { get }
    var delay: Int { get set }
}

final class FlightComponent: Component<FlightDependency> {}

final class CrewComponent: Component<EmptyDependency> {}

/// No scope: whoever it is, it cannot be a parent.
final class Terminal: Scope {
    var path: [String] { [] }
    var parent: Scope { self }

    func shop() -> ShopComponent { ShopComponent(parent: self) }
}

final class ShopComponent: Component<EmptyDependency> {}
