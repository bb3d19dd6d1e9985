import RIBs

public struct Rope {
    public init() {}
}

public protocol DockDependency: Dependency {
    var rope: Rope { get }
}

public final class DockComponent: Component<DockDependency> {
    public func moor() { print(dependency.rope) }
}

public struct Chain {}

public struct Link {}

open class Knot {
    public init() {}
}
