import RIBs
import Wares

public protocol PaymentBuildable: Buildable {
    func build() -> Router<Interactor>
}

public protocol PaymentDependency: Dependency, PaymentDependencyReceipt {}

final class PaymentComponent: Component<PaymentDependency> {}

public final class PaymentBuilder: Builder<PaymentDependency>, PaymentBuildable {
    public func build() -> Router<Interactor> {
        let component = PaymentComponent(dependency: dependency)
        return ReceiptBuilder(dependency: component).build()
    }
}
