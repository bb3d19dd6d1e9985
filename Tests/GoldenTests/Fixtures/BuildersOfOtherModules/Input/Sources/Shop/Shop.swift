import Basket
import Payment
import RIBs
import Stall
import Wares

final class ShopComponent: Component<EmptyDependency> {
    let wallet = Wallet()
    let crate = Crate()
    let scale = Scale()
    lazy var paymentBuildable: any PaymentBuildable = PaymentBuilder(dependency: self)

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        _ = BasketBuilder(dependency: self).build()
        StallBuilder(dependency: self).build()
    }
}

enum Saturday {
    static func begin() { ShopComponent().open() }
}
