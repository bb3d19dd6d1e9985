import RIBs

protocol ForecastNeeds: RIBs.Dependency {}

final class ForecastKit: RIBs.Component<ForecastNeeds>, Settings.Dependency {
    var units: Settings.Units { .metric }
}

final class ForecastMaker: RIBs.Builder<ForecastNeeds> {
    func build() -> Router<Interactor> {
        let component = ForecastKit(dependency: dependency)
        let builder = Settings.Builder(dependency: component)
        return builder.build()
    }
}

final class WeatherKit: RIBs.Component<EmptyDependency>, ForecastNeeds {
    init() { super.init(dependency: EmptyComponent()) }
}

enum Sky {
    static func look() { _ = ForecastMaker(dependency: WeatherKit()).build() }
}
