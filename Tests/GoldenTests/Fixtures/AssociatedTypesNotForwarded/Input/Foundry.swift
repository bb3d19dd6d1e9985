import RIBs

// Generated code conforms to a dependency with an associated type, and cannot forward a property of that type.

struct Ore {}

final class TownComponent: Component<EmptyDependency>, MineDependency {
    let ore = Ore()
    let depth = 3

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> [Any] { MineComponent(dependency: self).start() }
    func lift(_ count: Int) -> [Ore] { [ore] }
    func weigh<Alloy>(_ alloy: Alloy) -> Int { 1 }
}

protocol MineDependency: Dependency, MineDependencyLadle, MineDependencyCart, MineDependencyWinch, MineDependencyForge {}

final class MineComponent: Component<MineDependency> {
    let metal = 1

    func start() -> [Any] {
        [
            LadleComponent(dependency: self).fill(), CartComponent(dependency: self).push(),
            WinchComponent(dependency: self).wind(), ForgeComponent(dependency: self).light(),
        ]
    }
}

protocol LadleDependency: Dependency {
    associatedtype Metal
    var metal: Metal { get }
    var depth: Int { get }
}

final class LadleComponent: Component<any LadleDependency> {
    func fill() -> [Any] { [dependency.metal, dependency.depth] }
}

protocol CartDependency<Load>: Dependency {
    associatedtype Load
    var ore: Load { get }
    var depth: Int { get }
}

final class CartComponent: Component<any CartDependency> {
    func push() -> [Any] { [dependency.ore, dependency.depth] }
}

// It inherits the associated type.
protocol Hauling {
    associatedtype Freight
}

protocol WinchDependency: Dependency, Hauling {
    var depth: Int { get }
    func lift(_ count: Int) -> [Freight]
}

final class WinchComponent: Component<any WinchDependency> {
    func wind() -> [Any] { [dependency.depth, dependency.lift(1)] }
}

// The type of a method does not show that it names the associated type.
protocol ForgeDependency: Dependency {
    associatedtype Alloy: Sequence
    var depth: Int { get }
    func melt<Fuel>(with fuel: Fuel) -> Alloy
    func cast(_ parts: some Sequence<Alloy>)
    func first() -> Alloy.Element
    func join<Parts: Collection>(_ parts: Parts) where Parts.Element == Alloy
    /// Its own `Alloy`.
    func weigh<Alloy>(_ alloy: Alloy) -> Int
}

final class ForgeComponent: Component<any ForgeDependency> {
    func light() -> Any { dependency.depth }
}

func start() -> [Any] { TownComponent().start() }
