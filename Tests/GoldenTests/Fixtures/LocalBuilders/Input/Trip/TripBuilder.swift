import RIBs

protocol TripDependency: Dependency {
    var rider: Rider { get }
    var maps: MapProviding { get }
}

final class TripComponent: Component<TripDependency> {
    fileprivate var maps: MapProviding { dependency.maps }
}

final class TripBuilder: Builder<TripDependency> {
    func build() -> Routing {
        let component: TripComponent = .init(dependency: self.dependency)
        return Router(interactor: component.maps)
    }
}
