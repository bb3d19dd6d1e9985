public import RIBs
public import Tickets

public final class FairComponent: Component<EmptyDependency> {
    public init() { super.init(dependency: EmptyComponent()) }

    public func open() { GateBuilder(dependency: self).build() }
}

public protocol GateDependency: HasTicket, GateDependencyRide {}

public final class GateComponent: Component<GateDependency> {}

public final class GateBuilder: Builder<GateDependency> {
    public func build() { RideBuilder(dependency: GateComponent(dependency: dependency)).build() }
}

public final class RideBuilder: Builder<RideDependency> {
    public func build() { print(RideComponent(dependency: dependency).dependency.ticket) }
}

public final class RideComponent: Component<RideDependency> {}
