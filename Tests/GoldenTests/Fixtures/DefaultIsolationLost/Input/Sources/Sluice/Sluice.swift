import RIBs

/// It belongs to no actor, and whatever conforms to it is `Sendable`.
public protocol SluiceDependency: Dependency, Sendable {
    var height: Int { get }
}

public final class SluiceComponent: Component<SluiceDependency> {
    public func open() -> Int { dependency.height }
}

/// It belongs to no actor, but the compiler infers that of a conformance.
public protocol PondDependency: Dependency {
    var depth: Int { get }
}

public final class PondComponent: Component<PondDependency> {
    public func fill() -> Int { dependency.depth }
}
