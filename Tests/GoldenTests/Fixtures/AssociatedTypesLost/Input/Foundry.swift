import RIBs

// Members whose types are not what a dependency fixes its associated types to.

struct Ore {}

protocol Melting: AnyObject {
    associatedtype Metal
    var metal: Metal { get }
}

protocol Casting<Mould>: AnyObject {
    associatedtype Mould
    var moulds: [Mould] { get }
}

extension Melting where Metal == Ore {
    var smoke: String { "black" }
}

protocol BellDependency: Dependency, Melting where Metal == String {}

protocol CannonDependency: Dependency, Casting<Int> {}

protocol StoveDependency: Dependency, Melting {
    var smoke: String { get }
}

final class BellComponent: Component<any BellDependency> {
    func ring() -> String { dependency.metal }
}

final class CannonComponent: Component<any CannonDependency> {
    func fire() -> [Int] { dependency.moulds }
}

final class StoveComponent: Component<any StoveDependency> {
    func heat() -> String { dependency.smoke }
}

final class BronzeComponent: Component<EmptyDependency>, BellDependency {
    let metal = 1

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> String { BellComponent(dependency: self).ring() }
}

final class IronComponent: Component<EmptyDependency>, CannonDependency {
    let moulds: [String] = []

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> [Int] { CannonComponent(dependency: self).fire() }
}

// The smoke is that of ore, not of a number.
final class TinComponent: Component<EmptyDependency>, StoveDependency {
    let metal = 1

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> String { StoveComponent(dependency: self).heat() }
}

// Nothing fixes the metal, and nothing above can forward it.
protocol LadleDependency: Dependency, Melting {}

final class LadleComponent: Component<any LadleDependency> {
    func fill() -> Any { dependency.metal }
}

protocol MineDependency: Dependency {
    var metal: Int { get }
}

final class MineComponent: Component<MineDependency>, LadleDependency {
    func start() -> Any { LadleComponent(dependency: self).fill() }
}

final class HillComponent: Component<EmptyDependency>, MineDependency {
    let metal = 1

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> Any { MineComponent(dependency: self).start() }
}

func start() -> [Any] {
    [BronzeComponent().start(), IronComponent().start(), TinComponent().start(), HillComponent().start()]
}
