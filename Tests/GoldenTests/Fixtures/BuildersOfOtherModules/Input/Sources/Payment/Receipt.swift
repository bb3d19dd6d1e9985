import RIBs
import Wares

protocol ReceiptDependency: Dependency {
    var wallet: Wallet { get }
}

final class ReceiptComponent: Component<ReceiptDependency> {}

final class ReceiptBuilder: Builder<ReceiptDependency> {
    func build() -> Router<Interactor> {
        print(ReceiptComponent(dependency: dependency).dependency.wallet)
        return Router(interactor: Interactor())
    }
}
