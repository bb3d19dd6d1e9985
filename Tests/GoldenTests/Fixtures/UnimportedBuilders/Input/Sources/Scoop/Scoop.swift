import RIBs

public protocol ScoopDependency: Dependency { var heat: Int { get } }

final class ScoopComponent: Component<any ScoopDependency> {}

public final class ScoopBuilder: Builder<any ScoopDependency> {
    public func build() -> Int { ScoopComponent(dependency: dependency).dependency.heat }
}
