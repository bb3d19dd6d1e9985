import RIBs

public protocol LiftDependency: Dependency {
    var power: Int { get }
}

public final class LiftComponent: Component<LiftDependency> {}

public final class LiftBuilder: Builder<LiftDependency> {
    public func build() { _ = LiftComponent(dependency: dependency) }
}
