import DomeInterface
import RIBs

final class DomeComponent: Component<DomeDependency> {
    let mirror = 2
}

public final class DomeBuilder: Builder<DomeDependency> {
    public func build() { LensBuilder(dependency: DomeComponent(dependency: dependency)).build() }
}
