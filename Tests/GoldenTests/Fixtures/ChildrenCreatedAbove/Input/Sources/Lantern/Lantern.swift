import Payment
import RIBs
import Wares

public protocol LanternDependency: Dependency {
    var account: Account { get }
}

/// Also passed to a builder by the market, but wired by hand.
public final class LanternComponent: Component<LanternDependency>, PaymentDependency {
    public var account: Account { dependency.account }
}
