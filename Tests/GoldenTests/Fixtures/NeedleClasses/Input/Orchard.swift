import NeedleFoundation

struct Ladder {}

struct Basket {}

struct Press {}

/// A root of its own base.
class EstateComponent: BootstrapComponent {
    let ladder = Ladder()

    /// Below each subclass, at run time: it finds the basket that only the subclass has.
    var lane: LaneComponent { LaneComponent(parent: self) }
}

final class LaneComponent: Component<BasketDependency> {
    func walk() -> Basket { dependency.basket }
}

final class OrchardComponent: EstateComponent {
    var basket: Basket { Basket() }

    var pears: TreeComponent { PearComponent(parent: self) }
    var apples: Trees.AppleComponent { Trees.AppleComponent(parent: self) }
    lazy var cellar = CellarComponent(parent: self)

    func shed() -> ShedComponent { makeShed() }

    private func makeShed() -> ShedComponent { ShedComponent(parent: self) }
}

/// Its subclass is registered under its own name.
class TreeComponent: Component<TreeDependency> {
    func climb() -> Ladder { dependency.ladder }
}

protocol TreeDependency: AnyObject, Dependency {
    var ladder: Ladder { get }
}

final class PearComponent: TreeComponent {}

enum Trees {
    /// Inside of another type.
    final class AppleComponent: Component<AppleDependency> {
        func pick() -> (Ladder, Basket) { (dependency.ladder, dependency.basket) }
    }
}

/// What it inherits counts.
protocol AppleDependency: TreeDependency, BasketDependency {}

protocol BasketDependency: Dependency {
    var basket: Basket { get }
}

/// A generic base of the app's own.
class StoreComponent<Need>: Component<Need> {
    let press = Press()
}

typealias CellarDependency = BasketDependency & TreeDependency

final class CellarComponent: StoreComponent<CellarDependency> {
    var cider: CiderComponent { .init(parent: self) }

    func store() -> (Basket, Ladder) { (dependency.basket, dependency.ladder) }
}


final class CiderComponent: Component<PressDependency> {
    func brew() -> Press { dependency.press }
}

protocol PressDependency: Dependency {
    var press: Press { get }
}

final class ShedComponent: Component<BasketDependency & TreeDependency> {
    func tidy() -> (Basket, Ladder) { (dependency.basket, dependency.ladder) }
}
