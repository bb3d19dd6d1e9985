import RIBs
import Soil

public protocol PondDependency: Dependency {
    var soil: Soil { get }
}

final class PondComponent: Component<PondDependency> {}

public final class PondBuilder: Builder<PondDependency> {
    public func build() { print(PondComponent(dependency: dependency).dependency.soil) }
}
