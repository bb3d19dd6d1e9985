import RIBs

public final class Flour: Sendable {
    public init() {}
}

public protocol MillDependency: Dependency { var flour: Flour { get } }

final class MillComponent: Component<any MillDependency> {}

public final class MillBuilder: Builder<any MillDependency> {
    public func build() -> Flour { MillComponent(dependency: dependency).dependency.flour }
}
