import RIBs

protocol ForecastDependency: RIBs.Dependency {}

final class ForecastComponent: RIBs.Component<ForecastDependency>, Settings.Dependency {
    var units: Settings.Units { .metric }
}

final class ForecastBuilder: RIBs.Builder<ForecastDependency> {
    func build() -> Router<Interactor> {
        let component = ForecastComponent(dependency: dependency)
        let builder = Settings.Builder(dependency: component)
        return builder.build()
    }
}

final class WeatherComponent: RIBs.Component<EmptyDependency>, ForecastDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

enum Sky {
    static func look() { _ = ForecastBuilder(dependency: WeatherComponent()).build() }
}
