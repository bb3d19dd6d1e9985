import RIBs

public protocol AtticDependency: Dependency, AtticDependencyShelf {}

public final class AtticComponent: Component<AtticDependency> {
    public var shelf: ShelfComponent { ShelfComponent(dependency: self) }
}

