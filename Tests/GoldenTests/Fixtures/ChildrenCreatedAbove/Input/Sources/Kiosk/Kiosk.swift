import Payment
import RIBs
import Wares

public protocol KioskDependency: Dependency, KioskDependencyPayment {}

/// The market passes it to a builder, and so does this module.
public final class KioskComponent: Component<KioskDependency> {
    public func pay() { PaymentBuilder(dependency: self).build() }
}
