import RIBs

final class ShopKit: Component<EmptyDependency> {
    let wallet = Wallet()
    lazy var paymentBuildable: PaymentBuildable = PaymentMaker(dependency: self)

    func basket() -> Router<Interactor> { BasketMaker(dependency: self).build() }
}

enum Shopping {
    static func go() { _ = ShopKit(dependency: EmptyComponent()).basket() }
}
