import Payment
import RIBs
import Wares

public protocol BasketDependency: Dependency, BasketDependencyPayment {}

/// Only the market passes it to the builder of a payment, which this module could do too.
public final class BasketComponent: Component<BasketDependency> {}
