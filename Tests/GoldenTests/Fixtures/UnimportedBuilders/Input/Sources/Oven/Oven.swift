import RIBs

public protocol OvenDependency: Dependency { var heat: Int { get } }

final class OvenComponent: Component<any OvenDependency> {}

public final class OvenBuilder: Builder<any OvenDependency> {
    public func build() -> Int { OvenComponent(dependency: dependency).dependency.heat }
}

/// It is no builder.
public final class Scale {
    public init(dependency: any OvenDependency) {}
}
