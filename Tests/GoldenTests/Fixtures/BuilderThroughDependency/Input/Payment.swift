import RIBs

struct Wallet {}

protocol PaymentDependency: Dependency {
    var wallet: Wallet { get }
}

protocol PaymentBuildable: Buildable {
    func build() -> Router<Interactor>
}

final class PaymentComponent: Component<PaymentDependency> {}

final class PaymentBuilder: Builder<PaymentDependency>, PaymentBuildable {
    func build() -> Router<Interactor> {
        _ = PaymentComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}
