import Cart
import RIBs

final class DemoDependency: CartDependency {
    let prices = Prices()
    let greeting = "A cart, all alone"
}

/// Nothing is said of what a demo leaves lying about.
final class SpareComponent: Component<CartDependency> {}

enum CartDemo {
    static func open() { CartBuilder(dependency: DemoDependency()).build() }
}
