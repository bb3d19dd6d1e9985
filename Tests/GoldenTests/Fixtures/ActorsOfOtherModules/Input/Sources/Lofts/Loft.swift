import RIBs

public protocol LoftDependency: Dependency, LoftDependencyDrawer {}

public final class LoftComponent: Component<LoftDependency> {
    public var drawer: DrawerComponent { DrawerComponent(dependency: self) }
}
