import RIBs

protocol TrayDependency: Dependency {
    var popcorn: String { get }
}

final class TrayComponent: Component<TrayDependency> {}

final class TrayBuilder: Builder<TrayDependency> {
    func build() { _ = TrayComponent(dependency: dependency) }
}
