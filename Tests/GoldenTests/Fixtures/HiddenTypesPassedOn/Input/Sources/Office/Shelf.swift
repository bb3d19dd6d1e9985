import RIBs

// An internal protocol passes on everything.

protocol ShelfDependency: Dependency, ShelfDependencyPen {}

final class ShelfComponent: Component<ShelfDependency> {}

final class ShelfBuilder: Builder<ShelfDependency> {
    func build() { PenBuilder(dependency: ShelfComponent(dependency: dependency)).build() }
}
