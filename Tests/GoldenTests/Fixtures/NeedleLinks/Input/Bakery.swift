import NeedleFoundation

struct Oven {}

protocol OvenDependency: Dependency {
    var oven: Oven { get }
}

final class BakeryComponent: BootstrapComponent {
    let oven = Oven()

    lazy var bread = BreadComponent(parent: self)
    var dough: DoughComponent { (DoughComponent)(parent: self) }
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

    lazy var muffins: () -> MuffinComponent? = { [weak self] in self.map { MuffinComponent(parent: $0) } }
    lazy var crumbles: () -> CrumbleComponent? = { [weak self] in self.flatMap { shop in CrumbleComponent(parent: shop) } }
    lazy var wafers: () -> WaferComponent? = { [weak self] in
        switch self {
        case let shop?: WaferComponent(parent: shop)
        case nil: nil
        }
    }
    lazy var strudel: () -> StrudelComponent = { [weak self] in StrudelComponent(parent: self!) }
    var bagel: BagelComponent { BagelComponent(parent: (self as any Scope)) }
    var pretzels: (PretzelComponent, Int) {
        let (shop, count) = (self, 12)
        return (PretzelComponent(parent: shop), count)
    }
    var toast: ToastComponent { self.with { ToastComponent(parent: $0) } }

    private func with<Child>(_ make: (BakeryComponent) -> Child) -> Child { make(self) }

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
final class DoughComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class RollComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class PieComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class TartComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class BunComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class SconeComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class WaffleComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class DonutComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class MuffinComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class CrumbleComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class WaferComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class StrudelComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class BagelComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class PretzelComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }
final class ToastComponent: Component<OvenDependency> { func bake() -> Oven { dependency.oven } }

final class CookieComponent: Component<OvenDependency> {
    let name: String

    init(name: String, parent: any Scope) {
        self.name = name
        super.init(parent: parent)
    }

    func bake() -> Oven { dependency.oven }
}
