import RIBs

final class Tide {}
final class Beacon {}
final class Cargo {}

protocol HasTide: AnyObject {
    var tide: Tide { get }
}

final class HarbourComponent: Component<EmptyDependency> {
    let tide = Tide()
    let beacon = Beacon()
    let cargo = Cargo()

    init() { super.init(dependency: EmptyComponent()) }

    func open() { FerryBuilder(dependency: self).build() }
}

/// A composition with the generated protocol of a child in it, inherited by the dependency of another scope.
typealias LampDependency = HasTide & LampDependencyDepot

final class LampComponent: Component<LampDependency> {}

final class LampBuilder: Builder<LampDependency> {
    func build() {
        let component = LampComponent(dependency: dependency)
        print(dependency.tide)
        DepotBuilder(dependency: component).build()
    }
}

protocol FerryDependency: Dependency, FerryDependencyCabin, LampDependency {}

/// Its pass-through reads what only the generated `FerryDependencyCabin` can require.
final class FerryComponent: Component<FerryDependency>, CabinDependency {
    var beacon: Beacon { dependency.beacon }
}

final class FerryBuilder: Builder<FerryDependency> {
    func build() {
        let component = FerryComponent(dependency: dependency)
        CabinBuilder(dependency: component).build()
        LampBuilder(dependency: component.dependency).build()
    }
}

protocol CabinDependency: Dependency {
    var beacon: Beacon { get }
}

final class CabinComponent: Component<CabinDependency> {}

final class CabinBuilder: Builder<CabinDependency> {
    func build() { print(CabinComponent(dependency: dependency).dependency.beacon) }
}

protocol DepotDependency: Dependency {
    var cargo: Cargo { get }
}

final class DepotComponent: Component<DepotDependency> {}

final class DepotBuilder: Builder<DepotDependency> {
    func build() { print(DepotComponent(dependency: dependency).dependency.cargo) }
}

@main
enum Start {
    static func main() { HarbourComponent().open() }
}
