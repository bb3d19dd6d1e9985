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

public struct Screw {
    public init() {}
}

/// Public, and gets a generated protocol.
public protocol ClampDependency: Dependency, ClampDependencyScrew {}

public final class ClampComponent: Component<ClampDependency> {}

public final class ClampBuilder: Builder<ClampDependency> {
    public func build() { ScrewBuilder(dependency: ClampComponent(dependency: dependency)).build() }
}

protocol ScrewDependency: Dependency {
    var screw: Screw { get }
}

final class ScrewComponent: Component<ScrewDependency> {}

final class ScrewBuilder: Builder<ScrewDependency> {
    func build() { print(ScrewComponent(dependency: dependency).dependency.screw) }
}

/// Internal, and passes on its dependency, which inherits the public one with the generated protocol in it.
protocol RackDependency: Dependency, ClampDependency {}

final class RackComponent: Component<RackDependency> {}

final class RackBuilder: Builder<RackDependency> {
    func build() { ClampBuilder(dependency: RackComponent(dependency: dependency).dependency).build() }
}

/// The members of a public class that serve the internal dependency are public.
public protocol ShelfDependency: Dependency, ShelfDependencyRack {}

public final class ShelfComponent: Component<ShelfDependency> {}

public final class ShelfBuilder: Builder<ShelfDependency> {
    public func build() { RackBuilder(dependency: ShelfComponent(dependency: dependency)).build() }
}
