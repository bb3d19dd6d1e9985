import RIBs

public struct Prices {
    public init() {}
}

public protocol CartDependency: Dependency {
    var prices: Prices { get }
}

final class CartComponent: Component<CartDependency> {}

public final class CartBuilder: Builder<CartDependency> {
    public override init(dependency: CartDependency) { super.init(dependency: dependency) }

    public func build() { print(CartComponent(dependency: dependency).dependency.prices) }
}
