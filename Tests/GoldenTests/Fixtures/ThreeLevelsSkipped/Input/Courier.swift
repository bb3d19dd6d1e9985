import RIBs

struct Route {}

struct Parcel {}

/// Only the courier makes the route; only the signature pad, three levels below, reads it.
final class CourierComponent: Component<EmptyDependency> {
    let route = Route()

    func start() { TourBuilder(dependency: self).build() }
}

protocol TourDependency: Dependency, TourDependencyStop {}

final class TourComponent: Component<TourDependency> {
    let parcel = Parcel()
}

final class TourBuilder: Builder<TourDependency> {
    func build() { StopBuilder(dependency: TourComponent(dependency: dependency)).build() }
}

protocol StopDependency: StopDependencyDoor {}

final class StopComponent: Component<StopDependency> {}

final class StopBuilder: Builder<StopDependency> {
    func build() { DoorBuilder(dependency: StopComponent(dependency: dependency)).build() }
}

protocol DoorDependency: Dependency, DoorDependencySignature {
    var parcel: Parcel { get }
}

final class DoorComponent: Component<DoorDependency> {}

final class DoorBuilder: Builder<DoorDependency> {
    func build() { SignatureBuilder(dependency: DoorComponent(dependency: dependency)).build() }
}

protocol SignatureDependency: Dependency {
    var route: Route { get }
    var parcel: Parcel { get }
}

final class SignatureComponent: Component<SignatureDependency> {}

final class SignatureBuilder: Builder<SignatureDependency> {
    func build() { _ = SignatureComponent(dependency: dependency) }
}

enum Day {
    static func begin() { CourierComponent(dependency: EmptyComponent()).start() }
}
