import RIBs
import Snacks

/// Open to other modules: all that serves the snacks has to be public.
public protocol FoyerDependency: Dependency, FoyerDependencySnacks {}

public final class FoyerComponent: Component<FoyerDependency> {
    public let price = 4
}

public final class FoyerBuilder: Builder<FoyerDependency> {
    public func build() {
        let component = FoyerComponent(dependency: dependency)
        SnacksBuilder(dependency: component).build()
    }
}
