import RIBs

protocol GateDependency: Dependency { var hinges: Int { get } }

final class GateComponent: Component<any GateDependency> {}

/// Its dependency is internal.
public final class GateBuilder: Builder<any GateDependency> {
    public func build() -> Int { GateComponent(dependency: dependency).dependency.hinges }
}

public protocol DoorDependency: Dependency { var hinges: Int { get } }

final class DoorComponent: Component<any DoorDependency> {}

public final class DoorBuilder: Builder<any DoorDependency> {
    public func build() -> Int { DoorComponent(dependency: dependency).dependency.hinges }
}

/// Everything around it is internal.
enum Inside {
    public final class HatchBuilder: Builder<any GateDependency> {
        func build() -> Int { GateComponent(dependency: dependency).dependency.hinges }
    }
}
