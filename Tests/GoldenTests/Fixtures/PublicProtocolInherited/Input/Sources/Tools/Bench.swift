import RIBs

public struct Saw {
    public init() {}
}

public struct Glue {
    public init() {}
}

public protocol HasSaw: AnyObject {
    var saw: Saw { get }
}

public protocol BenchDependency: Dependency, BenchDependencyDrawer {}

/// Public, and parent of a scope whose internal dependency inherits a public protocol.
public final class BenchComponent: Component<BenchDependency> {}

public final class BenchBuilder: Builder<BenchDependency> {
    public func build() { DrawerBuilder(dependency: BenchComponent(dependency: dependency)).build() }
}

protocol DrawerDependency: Dependency, HasSaw {
    var glue: Glue { get }
}

final class DrawerComponent: Component<DrawerDependency> {}

final class DrawerBuilder: Builder<DrawerDependency> {
    func build() { print(DrawerComponent(dependency: dependency).dependency.saw, dependency.glue) }
}
