import Cart
import RIBs

// The app. The demo beside it makes the same cart with prices of its own, and is no parent in this graph.

final class ShopComponent: Component<EmptyDependency>, CartDependency {
    let prices = Prices()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Shop {
    static func open() { CartBuilder(dependency: ShopComponent()).build() }
}
