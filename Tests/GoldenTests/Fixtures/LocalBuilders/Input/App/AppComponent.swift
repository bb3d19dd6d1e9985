import RIBs

/// The top of a ride hailing app.
final class AppComponent: Component<EmptyDependency>, RootDependency {
    let fares = FareTable()
    let maps: MapProviding = StreetMap()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Launch {
    static func start() -> RootRouter { RootBuilder(dependency: AppComponent()).build() }
}
