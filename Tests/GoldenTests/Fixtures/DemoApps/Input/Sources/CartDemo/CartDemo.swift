import Cart
import RIBs

final class DemoDependency: CartDependency {
    let prices = Prices()
    let greeting = "A cart, all alone"
}

/// The library declares its superclass, so it is a scope of the demo.
final class WindowComponent: EmptyComponent, CartDependency {
    let prices = Prices()
}

/// Nothing is said of what a demo leaves lying about.
final class SpareComponent: Component<CartDependency> {}

enum CartDemo {
    static func open() { CartBuilder(dependency: DemoDependency()).build() }
    static func show() { CartBuilder(dependency: WindowComponent()).build() }
}
