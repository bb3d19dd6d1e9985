import RIBs

public protocol StallDependency: Dependency { var owner: String { get } }

public final class StallComponent: Component<StallDependency> {
    public var sign: String { "Fruit by \(dependency.owner)" }
}

public final class StallBuilder: Builder<StallDependency> {
    public func build() -> StallComponent { StallComponent(dependency: dependency) }
}
