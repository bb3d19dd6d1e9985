import RIBs

public struct Books {
    public init() {}
}

public protocol ShelfDependency: Dependency {
    var books: Books { get }
}

public final class ShelfComponent: Component<ShelfDependency> {}

public final class ShelfBuilder: Builder<ShelfDependency> {
    public func build() { _ = ShelfComponent(dependency: dependency) }
}
