import NeedleFoundation

struct Oven {}

protocol OvenDependency: Dependency {
    var oven: Oven { get }
}

final class BakeryComponent: BootstrapComponent {
    let oven = Oven()

    lazy var bread = BreadComponent(parent: self)
    var cake: CakeComponent { NeedleLinks.CakeComponent(parent: self) }
    var rolls: RollComponent { make(RollComponent.init) }
    var pies: () -> PieComponent { { PieComponent(parent: self) } }
    var makeTart: (any Scope) -> TartComponent { TartComponent.init(parent:) }
    var tart: TartComponent { makeTart(self) }
    private(set) lazy var buns: BunComponent = { [unowned self] in BunComponent(parent: self) }()

    lazy var scones: () -> SconeComponent? = { [weak self] in
        guard let bakery = self else { return nil }
        return SconeComponent(parent: bakery)
    }
    lazy var waffles: () -> WaffleComponent? = { [weak bakery = self] in
        if let bakery { WaffleComponent(parent: bakery) } else { nil }
    }

    func cookie(named name: String, in count: Int) -> CookieComponent { CookieComponent(name: name, parent: self) }

    private func make<Child>(_ child: (any Scope) -> Child) -> Child { child(self) }

    /// Holds its component, and makes children below that.
    final class Counter {
        private let bakery: BakeryComponent

        init(bakery: BakeryComponent) { self.bakery = bakery }

        func donut() -> DonutComponent { DonutComponent(parent: bakery) }
    }
}

final class BreadComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class CakeComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class RollComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class PieComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class TartComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class BunComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class SconeComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class WaffleComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class DonutComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }

final class CookieComponent: Component<OvenDependency> {
    let name: String

    init(name: String, parent: any Scope) {
        self.name = name
        super.init(parent: parent)
    }

    func bake() -> Oven { dependency.oven }
}
