import RIBs

// What this protocol inherits is public, so it can pass on only what is.

public protocol DeskDependency: Dependency, DeskDependencyPen {}

public final class DeskComponent: Component<DeskDependency> {}

public final class DeskBuilder: Builder<DeskDependency> {
    public func build() { PenBuilder(dependency: DeskComponent(dependency: dependency)).build() }
}
