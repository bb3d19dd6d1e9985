import RIBs

final class Ledger {}
final class Receipts {}

final class ShopComponent: Component<EmptyDependency>, CheckoutDependency, ReturnsDependency {
    let ledger = Ledger()
    let receipts = Receipts()
    init() { super.init(dependency: EmptyComponent()) }
}

protocol CheckoutDependency: Dependency {
    var ledger: Ledger { get }
    var receipts: Receipts { get }
}

final class CheckoutComponent: Component<CheckoutDependency>, VoucherDependency {
    var ledger: Ledger { dependency.ledger }
    var receipts: Receipts { dependency.receipts }
}

final class CheckoutInteractor: Interactor {}

final class CheckoutBuilder: Builder<CheckoutDependency> {
    func build() -> CheckoutInteractor {
        let component = CheckoutComponent(dependency: dependency)
        let interactor = CheckoutInteractor()
        component.receipts.open()
        // Meant: component.
        VoucherBuilder(dependency: interactor).build()
        return interactor
    }
}

extension Receipts {
    func open() {}
}

protocol VoucherDependency: Dependency {
    var ledger: Ledger { get }
    var receipts: Receipts { get }
}

final class VoucherComponent: Component<VoucherDependency> {}

final class VoucherBuilder: Builder<VoucherDependency> {
    func build() {
        let component = VoucherComponent(dependency: dependency)
        print(component.dependency.ledger, component.dependency.receipts)
    }
}

protocol ReturnsDependency: Dependency {
    var ledger: Ledger { get }
    var receipts: Receipts { get }
}

final class ReturnsBuilder: Builder<ReturnsDependency> {
    func build() { print(dependency.ledger, dependency.receipts) }
}

// It has a part of what is required, so it is meant, and lacks the rest.
final class ReturnsDesk {
    let ledger = Ledger()
    func start() { ReturnsBuilder(dependency: self).build() }
}

func start() {
    let shop = ShopComponent()
    _ = CheckoutBuilder(dependency: shop).build()
    ReturnsBuilder(dependency: shop).build()
    ReturnsDesk().start()
}
