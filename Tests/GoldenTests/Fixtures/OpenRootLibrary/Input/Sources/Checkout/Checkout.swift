import RIBs

public struct Cart {
    public init() {}
}

/// The contract of the library: whoever uses it supplies the cart.
public protocol CheckoutDependency: Dependency {
    var cart: Cart { get }
}

public final class CheckoutComponent: Component<CheckoutDependency> {
    let steps = 3
}

public final class CheckoutBuilder: Builder<CheckoutDependency> {
    public func build() {
        let component = CheckoutComponent(dependency: dependency)
        AddressBuilder(dependency: component).build()
    }
}

protocol AddressDependency: Dependency {
    var cart: Cart { get }
    var steps: Int { get }
}

final class AddressComponent: Component<AddressDependency> {}

final class AddressBuilder: Builder<AddressDependency> {
    func build() { _ = AddressComponent(dependency: dependency) }
}
