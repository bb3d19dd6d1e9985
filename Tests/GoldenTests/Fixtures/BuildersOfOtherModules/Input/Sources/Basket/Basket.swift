import Payment
import RIBs

/// The builder of a payment arrives through the dependency, so the module never makes one: the edge belongs to the shop.
public protocol BasketDependency: Dependency, BasketDependencyCoupon {
    var paymentBuildable: any PaymentBuildable { get }
}

final class BasketComponent: Component<BasketDependency> {}

public final class BasketBuilder: Builder<BasketDependency> {
    public func build() -> [Router<Interactor>] {
        let component = BasketComponent(dependency: dependency)
        return [component.dependency.paymentBuildable.build(), CouponBuilder(dependency: component).build()]
    }
}
