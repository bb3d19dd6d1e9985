import RIBs
import Wares

public protocol PaymentDependency: Dependency {
    var account: Account { get }
}

final class PaymentComponent: Component<PaymentDependency> {}

public final class PaymentBuilder: Builder<PaymentDependency> {
    public func build() { print(PaymentComponent(dependency: dependency).dependency.account) }
}
