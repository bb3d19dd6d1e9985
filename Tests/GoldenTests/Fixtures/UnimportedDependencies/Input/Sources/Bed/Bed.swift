import RIBs
import Soil

public protocol BedDependency: Dependency {
    var soil: Soil { get }
}

final class BedComponent: Component<BedDependency> {}

public final class BedBuilder: Builder<BedDependency> {
    public func build() { print(BedComponent(dependency: dependency).dependency.soil) }
}
