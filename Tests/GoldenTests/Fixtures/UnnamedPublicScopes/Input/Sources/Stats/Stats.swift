import RIBs

/// No application imports this module: it is meant for others.
public protocol StatsDependency: Dependency { var coins: Int { get } }

final class StatsComponent: Component<StatsDependency> {
    var total: Int { dependency.coins }
}

public final class StatsBuilder: Builder<StatsDependency> {
    public func build() { print(StatsComponent(dependency: dependency).total) }
}
