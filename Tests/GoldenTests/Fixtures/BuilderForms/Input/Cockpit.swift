import RIBs

// `Self` is the class around it.

protocol PilotDependency: Dependency {
    var crew: Crew { get }
}

final class PilotComponent: Component<PilotDependency> {
    static func make(for component: AirlineComponent) -> Self { Self(dependency: component) }

    func fly() -> Crew { dependency.crew }
}

protocol StewardDependency: Dependency {
    var fleet: Fleet { get }
}

final class StewardComponent: Component<StewardDependency> {
    func serve() -> Fleet { dependency.fleet }
}

final class StewardBuilder: Builder<StewardDependency> {
    func build() -> Fleet { StewardComponent(dependency: dependency).serve() }
}

extension StewardBuilder {
    static func make(for component: AirlineComponent) -> Self { Self(dependency: component) }
}
