import Payment
import RIBs

/// What the builder needs is no concern of the scopes that it passes.
protocol CouponDependency: Dependency {
    var paymentBuildable: any PaymentBuildable { get }
}

final class CouponComponent: Component<CouponDependency> {}

final class CouponBuilder: Builder<CouponDependency> {
    func build() -> Router<Interactor> {
        CouponComponent(dependency: dependency).dependency.paymentBuildable.build()
    }
}
