import RIBs

/// The basket shows the payment and does not make its builder: the edge belongs to the shop.
protocol BasketNeeds: Dependency {
    var paymentBuildable: PaymentBuildable { get }
}

final class BasketKit: Component<BasketNeeds> {
    var paymentBuildable: PaymentBuildable { dependency.paymentBuildable }
}

final class BasketMaker: Builder<BasketNeeds> {
    func build() -> Router<Interactor> {
        let component = BasketKit(dependency: dependency)
        return component.paymentBuildable.build()
    }
}
