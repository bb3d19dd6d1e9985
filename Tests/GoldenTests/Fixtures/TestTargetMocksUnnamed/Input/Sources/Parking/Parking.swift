import RIBs

struct Meter {}

final class ParkingKit: Component<EmptyDependency> {
    let meter = Meter()

    func open() { BayMaker(dependency: self).build() }
}

protocol BayNeeds: Dependency {
    var meter: Meter { get }
}

final class BayKit: Component<BayNeeds> {}

final class BayMaker: Builder<BayNeeds> {
    func build() { _ = BayKit(dependency: dependency) }
}

enum Morning {
    static func begin() { ParkingKit(dependency: EmptyComponent()).open() }
}
