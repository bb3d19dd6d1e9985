import RIBs

struct Meter {}

final class ParkingComponent: Component<EmptyDependency> {
    let meter = Meter()

    func open() { BayBuilder(dependency: self).build() }
}

protocol BayDependency: Dependency {
    var meter: Meter { get }
}

final class BayComponent: Component<BayDependency> {}

final class BayBuilder: Builder<BayDependency> {
    func build() { _ = BayComponent(dependency: dependency) }
}

enum Morning {
    static func begin() { ParkingComponent(dependency: EmptyComponent()).open() }
}
