import RIBs

struct Barrel {}

struct Hops {}

protocol HasBarrel: AnyObject {
    var barrel: Barrel { get }
}

protocol HasHops: AnyObject {
    var hops: Hops { get }
}

final class BreweryComponent: Component<EmptyDependency> {
    let barrel = Barrel()
    let hops = Hops()

    init() { super.init(dependency: EmptyComponent()) }

    var cellar: CellarComponent { CellarComponent(dependency: self) }
    var mill: MillComponent { MillComponent(dependency: self) }
}

/// Named with `any`.
typealias CellarDependency = HasBarrel & CellarDependencyTap

final class CellarComponent: Component<any CellarDependency> {
    var tap: TapComponent { TapComponent(dependency: self) }

    func open() { print(dependency.barrel) }
}

protocol TapDependency: Dependency {
    var barrel: Barrel { get }
}

final class TapComponent: Component<TapDependency> {
    func open() { print(dependency.barrel) }
}

/// Named by a typealias of the superclass.
typealias MillDependency = HasHops & MillDependencyGarden & MillDependencyScale

typealias MillScope = Component<MillDependency>

typealias RoomOfMill = MillScope

final class MillComponent: RoomOfMill {
    var garden: GardenComponent { GardenComponent(dependency: self) }
    var scale: ScaleComponent { ScaleComponent(dependency: self) }

    func open() { print(dependency.hops) }
}

/// A single protocol under another name, which a composition of a later child names too.
typealias GardenDependency = HasHops

final class GardenComponent: Component<GardenDependency> {
    func open() { print(dependency.hops) }
}

typealias ScaleDependency = HasHops & HasBarrel

final class ScaleComponent: Component<ScaleDependency> {
    func open() { print(dependency.hops, dependency.barrel) }
}
