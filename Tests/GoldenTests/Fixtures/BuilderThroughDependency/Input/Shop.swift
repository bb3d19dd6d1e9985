import RIBs

final class ShopComponent: Component<EmptyDependency> {
    let wallet = Wallet()
    lazy var paymentBuildable: PaymentBuildable = PaymentBuilder(dependency: self)

    func basket() -> Router<Interactor> { BasketBuilder(dependency: self).build() }
}

enum Shopping {
    static func go() { _ = ShopComponent(dependency: EmptyComponent()).basket() }
}
