import RIBs

// One component takes several dependencies: its own as `Component<D>`, others as arguments, from the same parent and from
// another one.

struct Map {}
struct Compass {}
struct Weather {}

protocol TrailDependency: Dependency {
    var map: Map { get }
}

protocol TrailGearDependency: Dependency {
    var compass: Compass { get }
}

protocol TrailForecastDependency: AnyObject {
    var weather: Weather { get }
}

final class TrailComponent: Component<TrailDependency> {
    let gear: TrailGearDependency
    let forecast: TrailForecastDependency

    init(dependency: TrailDependency, gear: TrailGearDependency, forecast: TrailForecastDependency) {
        self.gear = gear
        self.forecast = forecast
        super.init(dependency: dependency)
    }
}

final class TrailBuilder: Builder<TrailDependency> {
    private let gear: TrailGearDependency
    private let forecast: TrailForecastDependency

    init(dependency: TrailDependency, gear: TrailGearDependency, forecast: TrailForecastDependency) {
        self.gear = gear
        self.forecast = forecast
        super.init(dependency: dependency)
    }

    func build() {
        let component = TrailComponent(dependency: dependency, gear: gear, forecast: forecast)
        print(component.dependency.map, component.gear.compass, component.forecast.weather)
    }
}

final class ForecastService: TrailForecastDependency {
    let weather = Weather()
}

final class ParkComponent: Component<EmptyDependency>, TrailDependency, TrailGearDependency {
    let map = Map()
    let compass = Compass()

    init() { super.init(dependency: EmptyComponent()) }

    func open() { TrailBuilder(dependency: self, gear: self, forecast: ForecastService()).build() }
}

enum Park {
    static func open() { ParkComponent().open() }
}
