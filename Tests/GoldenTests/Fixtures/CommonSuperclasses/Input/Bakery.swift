import RIBs

// Values of several classes, of which one is chosen: the compiler gives them the superclass that they have in common.

final class Oven {}

protocol TrayDependency: Dependency {
    var oven: Oven { get }
}

final class TrayComponent: Component<TrayDependency> {}

final class TrayBuilder: Builder<TrayDependency> {
    func build() { print(TrayComponent(dependency: dependency).dependency.oven) }
}

protocol DoughDependency: Dependency, DoughDependencyRack, DoughDependencyShelf, DoughDependencyTray {
    var flour: String { get }
}

class DoughComponent: Component<DoughDependency> {
    var name: String { "dough of \(dependency.flour)" }
}

class SweetDoughComponent: DoughComponent {
    override var name: String { "sweet dough" }
}

final class BunComponent: SweetDoughComponent, GlazeDependency {
    let sugar = 20

    override var name: String { "bun" }
}

final class CakeComponent: SweetDoughComponent, GlazeDependency {
    let sugar = 50

    override var name: String { "cake" }
}

final class DoughBuilder: Builder<DoughDependency> {
    func knead(isSweet: Bool) {
        let component =
            isSweet ? SweetDoughComponent(dependency: dependency) : DoughComponent(dependency: dependency)
        print(component.name)
        TrayBuilder(dependency: component).build()
    }
}

// Siblings.

protocol ShelfDependency: Dependency {
    var oven: Oven { get }
}

final class ShelfComponent: Component<ShelfDependency> {}

final class ShelfBuilder: Builder<ShelfDependency> {
    func build() { print(ShelfComponent(dependency: dependency).dependency.oven) }
}

final class SweetBuilder: Builder<DoughDependency> {
    func bakeAll() {
        let components = [BunComponent(dependency: dependency), CakeComponent(dependency: dependency)]
        for component in components { ShelfBuilder(dependency: component).build() }
    }
}

// Each is converted to the dependency on its own.

protocol GlazeDependency: Dependency {
    var sugar: Int { get }
}

final class GlazeComponent: Component<GlazeDependency> {}

final class GlazeBuilder: Builder<GlazeDependency> {
    func build() { print(GlazeComponent(dependency: dependency).dependency.sugar) }
}

final class CounterBuilder: Builder<DoughDependency> {
    private var bun: GlazeDependency?

    func glaze(isBun: Bool) {
        let chosen: GlazeDependency =
            (isBun ? BunComponent(dependency: dependency) : CakeComponent(dependency: dependency))
        GlazeBuilder(dependency: chosen).build()
        bun = bun ?? (isBun ? BunComponent(dependency: dependency) : CakeComponent(dependency: dependency))
        bun.map { GlazeBuilder(dependency: $0).build() }
        GlazeBuilder(dependency: (isBun ? BunComponent(dependency: dependency) : CakeComponent(dependency: dependency)))
            .build()
    }
}

protocol RackDependency: Dependency {
    var oven: Oven { get }
}

final class RackComponent: Component<RackDependency> {}

final class RackBuilder: Builder<RackDependency> {
    func build() { print(RackComponent(dependency: dependency).dependency.oven) }
}

final class ReserveBuilder: Builder<DoughDependency> {
    var reserve: SweetDoughComponent?

    func bake() {
        let component = reserve ?? DoughComponent(dependency: dependency)
        RackBuilder(dependency: component).build()
    }
}

final class BakeryComponent: Component<EmptyDependency> {
    let oven = Oven()
    let flour = "rye"

    func open() {
        DoughBuilder(dependency: self).knead(isSweet: true)
        SweetBuilder(dependency: self).bakeAll()
        ReserveBuilder(dependency: self).bake()
        CounterBuilder(dependency: self).glaze(isBun: false)
    }
}

enum Morning {
    static func begin() { BakeryComponent(dependency: EmptyComponent()).open() }
}
