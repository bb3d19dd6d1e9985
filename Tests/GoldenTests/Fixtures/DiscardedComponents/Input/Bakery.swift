import RIBs

struct Oven {}
struct Scale {}

final class BakeryComponent: Component<EmptyDependency>, DoughDependency, ShopDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func dough() -> DoughBuilder { DoughBuilder(dependency: self) }
    func shop() -> ShopBuilder { ShopBuilder(dependency: self) }
}

// The dough's scale is never there for anybody.

protocol DoughDependency: Dependency {}

final class DoughComponent: Component<DoughDependency> {
    let scale = Scale()
}

final class DoughBuilder: Builder<DoughDependency> {
    func build() -> Int {
        _ = DoughComponent(dependency: dependency)
        return 1
    }

    func buildAgain() -> Int {
        let component = DoughComponent(dependency: dependency)
        return 2
    }

    func buildOnceMore() -> Int {
        let _ = DoughComponent(dependency: dependency)
        return 3
    }
}

// What is thrown away here has nothing to offer, is used after all, or does its work while it is made.

protocol ShopDependency: Dependency {}

final class ShopComponent: Component<ShopDependency> {}

final class TillComponent: Component<ShopDependency> {
    let oven = Oven()
}

final class BellComponent: Component<ShopDependency> {
    let sound = "ding"

    init(dependency: ShopDependency, rings: Int) {
        super.init(dependency: dependency)
        ring(rings)
    }

    private func ring(_ times: Int) { print(String(repeating: sound, count: times)) }
}

final class SignComponent: Component<ShopDependency> {
    static weak var current: SignComponent?
    let text = "open"

    override init(dependency: ShopDependency) {
        super.init(dependency: dependency)
        SignComponent.current = self
    }
}

final class ShopBuilder: Builder<ShopDependency> {
    func build() -> TillComponent {
        _ = ShopComponent(dependency: dependency)
        _ = BellComponent(dependency: dependency, rings: 2)
        _ = SignComponent(dependency: dependency)
        let till = TillComponent(dependency: dependency)
        let open = { [till] in print(till.oven) }
        open()
        let reopen = { [dependency] (_: Int) in TillComponent(dependency: dependency) }
        count(reopen(2))
        return make()
    }

    private func make() -> TillComponent { TillComponent(dependency: dependency) }

    private func count(_ till: TillComponent) { print(till.oven) }
}

enum Dawn {
    static func begin() {
        let bakery = BakeryComponent()
        print(bakery.dough().build(), bakery.dough().buildAgain(), bakery.dough().buildOnceMore())
        print(bakery.shop().build().oven)
    }
}
