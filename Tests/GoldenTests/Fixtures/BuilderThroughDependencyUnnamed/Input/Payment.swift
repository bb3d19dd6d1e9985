import RIBs

struct Wallet {}

protocol PaymentNeeds: Dependency {
    var wallet: Wallet { get }
}

protocol PaymentBuildable: Buildable {
    func build() -> Router<Interactor>
}

final class PaymentKit: Component<PaymentNeeds> {}

final class PaymentMaker: Builder<PaymentNeeds>, PaymentBuildable {
    func build() -> Router<Interactor> {
        _ = PaymentKit(dependency: dependency)
        return Router(interactor: Interactor())
    }
}
