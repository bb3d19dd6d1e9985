import RIBs
import Tools

public protocol GardenDependency: Dependency {
    /// Nothing that sees this protocol reads it.
    var spade: Spade { get }
    /// The application reads it through a value whose type nobody can tell.
    var rake: Rake { get }
}

public final class GardenComponent: Component<GardenDependency> {}

public final class GardenBuilder: Builder<GardenDependency> {
    public func build() -> GardenComponent { GardenComponent(dependency: dependency) }
}
