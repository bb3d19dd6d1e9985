import RIBs

struct Ledger {}
struct Drawer {}

// The type of a plug-in point's parameter refines the dependencies of the scopes that it creates.

class PluginPoint<D> {
    let dependency: D

    init(dependency: D) { self.dependency = dependency }
}

protocol PaymentsDependency: CardDependency, CashDependency {
    var name: String { get }
}

final class PaymentsPoint: PluginPoint<PaymentsDependency> {
    func open() {
        print(dependency.name)
        CardBuilder(dependency: dependency).build()
        CashBuilder(dependency: dependency).build()
    }
}

protocol CardDependency: Dependency {
    var ledger: Ledger { get }
}

final class CardComponent: Component<CardDependency> {}

final class CardBuilder: Builder<CardDependency> {
    func build() { print(CardComponent(dependency: dependency).dependency.ledger) }
}

protocol CashDependency: Dependency {
    var ledger: Ledger { get }
    var drawer: Drawer { get }
}

final class CashComponent: Component<CashDependency> {}

final class CashBuilder: Builder<CashDependency> {
    func build() {
        let component = CashComponent(dependency: dependency)
        print(component.dependency.ledger, component.dependency.drawer)
    }
}

protocol TillDependency: Dependency, TillDependencyPayments {}

final class TillComponent: Component<TillDependency> {
    let drawer = Drawer()

    lazy var payments = PaymentsPoint(dependency: self)
}

final class TillBuilder: Builder<TillDependency> {
    func build() { TillComponent(dependency: dependency).payments.open() }
}

// The parameter of a function.

protocol RefundDependency: CardDependency {}

func refund(_ dependency: RefundDependency) {
    CardBuilder(dependency: dependency).build()
}

final class ShopComponent: Component<EmptyDependency> {
    let ledger = Ledger()
    let name = "Shop"

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        TillBuilder(dependency: self).build()
        refund(self)
    }
}

enum Shop {
    static func open() { ShopComponent().open() }
}
