import RIBs

public protocol LaundryDependency: Dependency {
    var soap: String { get }
}

public final class LaundryComponent: Component<LaundryDependency> {}

public final class LaundryBuilder: Builder<LaundryDependency> {
    public func build() { _ = LaundryComponent(dependency: dependency) }
}
