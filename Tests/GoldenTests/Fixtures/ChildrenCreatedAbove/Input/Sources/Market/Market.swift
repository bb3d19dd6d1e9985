import Basket
import Fair
import Invoice
import InvoiceInterface
import Kiosk
import Lantern
import Payment
import RIBs
import Stall
import Wares

final class MarketComponent: Component<EmptyDependency> {
    let account = Account()
    var makeInvoice: (any InvoiceDependency) -> any InvoiceBuildable { { InvoiceBuilder(dependency: $0) } }

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        let basket = BasketComponent(dependency: self)
        PaymentBuilder(dependency: basket).build()
        PaymentBuilder(dependency: LanternComponent(dependency: self)).build()
        let kiosk = KioskComponent(dependency: self)
        kiosk.pay()
        PaymentBuilder(dependency: kiosk).build()
        StallBuilder(dependency: self).build()
        _ = FairBuilder(dependency: self).build()
    }
}

enum Morning {
    static func begin() { MarketComponent().open() }
}
