import Basket
import RIBs
import Wares

public protocol FairDependency: Dependency, FairDependencyBasket {}

public final class FairComponent: Component<FairDependency> {
    /// What the basket needs depends on a child that neither module creates.
    public func basket() -> BasketComponent { BasketComponent(dependency: self) }
}

public final class FairBuilder: Builder<FairDependency> {
    public func build() -> BasketComponent { FairComponent(dependency: dependency).basket() }
}
