import RIBs

public protocol DockDependency: Dependency { var depth: Int { get } }

final class DockComponent: Component<any DockDependency> {}

public enum Basin {}

public extension Basin {
    final class DryBuilder: Builder<any DockDependency> {
        public func build() -> Int { DockComponent(dependency: dependency).dependency.depth }
    }
}

public final class DockBuilder: Builder<any DockDependency> {
    private let cranes: Int

    init(dependency: any DockDependency, cranes: Int) {
        self.cranes = cranes
        super.init(dependency: dependency)
    }

    public convenience init(dependency: any DockDependency, at depth: Int) {
        self.init(dependency: dependency, cranes: depth / 10)
    }

    public func build() -> Int { DockComponent(dependency: dependency).dependency.depth * cranes }
}
