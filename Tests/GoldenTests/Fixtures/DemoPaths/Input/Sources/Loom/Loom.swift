import RIBs

public struct Yarn {
    public init() {}
}

public protocol LoomDependency: Dependency {
    var yarn: Yarn { get }
}

// Does not forward the yarn: a fault in the app and in the demo. The demo reaches it by the shorter path.
final class LoomComponent: Component<LoomDependency>, ShuttleDependency {}

public final class LoomBuilder: Builder<LoomDependency> {
    public func build() { ShuttleBuilder(dependency: LoomComponent(dependency: dependency)).build() }
}

protocol ShuttleDependency: Dependency {
    var yarn: Yarn { get }
}

final class ShuttleComponent: Component<ShuttleDependency> {}

final class ShuttleBuilder: Builder<ShuttleDependency> {
    func build() { print(ShuttleComponent(dependency: dependency).dependency.yarn) }
}
