import NeedleFoundation

/// The module isolates its requirements.
public protocol LagoonDependency: Dependency {
    var depth: Int { get }
    nonisolated var name: String { get }
}

public nonisolated final class LagoonComponent: Component<LagoonDependency> {
    @MainActor public func measure() -> (Int, String) { (dependency.depth, dependency.name) }
}
