import RIBs

/// The basket shows the payment and does not make its builder: the edge belongs to the shop.
protocol BasketDependency: Dependency {
    var paymentBuildable: PaymentBuildable { get }
}

final class BasketComponent: Component<BasketDependency> {
    var paymentBuildable: PaymentBuildable { dependency.paymentBuildable }
}

final class BasketBuilder: Builder<BasketDependency> {
    func build() -> Router<Interactor> {
        let component = BasketComponent(dependency: dependency)
        return component.paymentBuildable.build()
    }
}
