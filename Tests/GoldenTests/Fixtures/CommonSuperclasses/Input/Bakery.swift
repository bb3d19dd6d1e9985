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

final class BunComponent: SweetDoughComponent {
    override var name: String { "bun" }
}

final class CakeComponent: SweetDoughComponent {
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
    }
}

enum Morning {
    static func begin() { BakeryComponent(dependency: EmptyComponent()).open() }
}
