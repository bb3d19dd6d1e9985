import RIBs

public struct Ticket {
    public init() {}
}

public protocol GateDependency: Dependency {
    var porter: Ticket { get }
}

public final class GateComponent: Component<GateDependency> {}

public final class GateBuilder: Builder<GateDependency> {
    public func build() { _ = GateComponent(dependency: dependency) }
}
