import RIBs

public struct Goods {
    public init() {}
}

public protocol StallDependency: Dependency {
    var goods: Goods { get }
}

public final class StallComponent: Component<StallDependency> {}

public final class StallBuilder: Builder<StallDependency> {
    public func build() { _ = StallComponent(dependency: dependency) }
}
