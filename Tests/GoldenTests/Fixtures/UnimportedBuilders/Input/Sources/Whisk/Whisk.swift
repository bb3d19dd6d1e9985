import RIBs

public protocol WhiskDependency: Dependency { var heat: Int { get } }

final class WhiskComponent: Component<any WhiskDependency> {}

public final class WhiskBuilder: Builder<any WhiskDependency> {
    public func build() -> Int { WhiskComponent(dependency: dependency).dependency.heat }
}
