import RIBs

public struct Wool {
    public init() {}
}

public protocol CarderDependency: Dependency {
    var wool: Wool { get }
}

final class CarderComponent: Component<CarderDependency> {}

public final class CarderBuilder: Builder<CarderDependency> {
    public func build() { print(CarderComponent(dependency: dependency).dependency.wool) }
}
