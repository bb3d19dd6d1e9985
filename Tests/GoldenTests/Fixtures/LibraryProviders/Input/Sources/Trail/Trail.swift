import ModernRIBs

struct Route {
    let steps: [String]
}

protocol TrailDependency: Dependency {
    var launches: Int { get }
}

final class StartComponent: EmptyComponent, TrailDependency {}

final class TrailComponent: Component<TrailDependency> {
    let route = Route(steps: ["ford", "ridge"])

    var map: MapBuilder { MapBuilder(dependency: self) }
}

final class TrailBuilder: Builder<TrailDependency> {
    func build() -> String {
        let component = TrailComponent(dependency: dependency)
        return component.map.build()
    }
}

protocol MapDependency: Dependency {
    var route: Route { get }
    var title: String { get }
    var log: [String] { get }
    var launches: Int { get }
}

final class MapComponent: Component<MapDependency> {
    var legend: LegendBuilder { LegendBuilder(dependency: self) }
}

final class MapBuilder: Builder<MapDependency> {
    func build() -> String {
        MapComponent(dependency: dependency).legend.build()
            + "\(dependency.title) \(dependency.route) \(dependency.log) \(dependency.launches)"
    }
}

/// The nearest component has a title of its own.
protocol LegendDependency: Dependency {
    var title: String { get }
}

final class LegendBuilder: Builder<LegendDependency> {
    func build() -> String { dependency.title }
}

func start() -> String { TrailBuilder(dependency: StartComponent()).build() }
