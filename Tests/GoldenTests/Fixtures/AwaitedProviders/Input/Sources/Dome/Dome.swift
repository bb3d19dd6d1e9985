import RIBs

// The scope belongs to the main actor itself.

public final class Motor: Sendable {}

public protocol DomeDependency: Dependency {
    @MainActor var motor: Motor { get }
    @MainActor var width: Int { get }
}

@MainActor
final class DomeComponent: Component<DomeDependency> {}

@MainActor
public final class DomeBuilder: Builder<DomeDependency> {
    func build() {
        let component = DomeComponent(dependency: dependency)
        SlitBuilder(dependency: component).build()
        ShutterBuilder(dependency: component).build()
    }
}

protocol SlitDependency: Dependency {
    var motor: Motor { get async }
    /// The compiler infers that a member which meets it belongs to no actor.
    nonisolated var width: Int { get async }
}

final class SlitComponent: Component<SlitDependency> {}

final class SlitBuilder: Builder<SlitDependency> {
    func build() { _ = SlitComponent(dependency: dependency) }
}

@MainActor
protocol ShutterDependency: Dependency {
    var motor: Motor { get }
}

final class ShutterComponent: Component<ShutterDependency> {}

final class ShutterBuilder: Builder<ShutterDependency> {
    nonisolated func build() { _ = ShutterComponent(dependency: dependency) }
}
