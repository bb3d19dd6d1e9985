import NeedleFoundation

// Generated code is written for the root, in another module: it reads `ripe`, sets `ladders`, and names
// `PressDependency` and `CellarComponent`.

public protocol OrchardDependency: Dependency {
    var weather: String { get }
}

public final class OrchardComponent: Component<OrchardDependency> {
    var ripe: Bool { true }
    package var trees: Int { 40 }
    public internal(set) var ladders = 2
    public package(set) var baskets = 12

    public var harvest: HarvestComponent { HarvestComponent(parent: self) }
    public var barn: BarnComponent { BarnComponent(parent: self) }
    var press: PressComponent { PressComponent(parent: self) }
    var cellar: CellarComponent { CellarComponent(parent: self) }
    var shed: ShedComponent { ShedComponent(parent: self) }

    public func use() { print(dependency.weather, press.run(), cellar.keep(), shed) }
}

public protocol HarvestDependency: Dependency {
    var ripe: Bool { get }
    var trees: Int { get }
    var ladders: Int { get set }
    var baskets: Int { get set }
}

public final class HarvestComponent: Component<HarvestDependency> {
    public func run() {
        dependency.ladders += dependency.trees
        dependency.baskets += 1
        print(dependency.ripe)
    }
}

public protocol BarnExtension: PluginExtension {
    var carts: Int { get }
}

public final class BarnComponent: PluginizedComponent<EmptyDependency, BarnExtension, LoftComponent> {}

public final class LoftComponent: NonCoreComponent<EmptyDependency> {
    package var carts: Int { 2 }
}

protocol PressDependency: Dependency {
    var weather: String { get }
}

final class PressComponent: Component<PressDependency> {
    func run() { print(dependency.weather) }
}

final class CellarComponent: Component<EmptyDependency> {
    public var barrels: Int { 3 }

    var bottle: BottleComponent { BottleComponent(parent: self) }

    func keep() { print(bottle.fill()) }
}

public protocol BottleDependency: Dependency {
    var barrels: Int { get }
}

public final class BottleComponent: Component<BottleDependency> {
    public func fill() -> Int { dependency.barrels }
}

// Nothing names it: it is only registered under its path.
final class ShedComponent: Component<EmptyDependency> {}
