public protocol TrayDependency: Dependency { var cups: Int { get } }

final class TrayComponent: Component<any TrayDependency> {}

/// Another file of the module exports the library.
public final class TrayBuilder: Builder<any TrayDependency> {
    public func build() -> Int { TrayComponent(dependency: dependency).dependency.cups }
}
