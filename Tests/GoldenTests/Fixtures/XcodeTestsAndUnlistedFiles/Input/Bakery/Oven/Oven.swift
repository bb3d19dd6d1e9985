import RIBs

protocol OvenDependency: Dependency {
    var flour: Flour { get }
}

final class OvenComponent: Component<OvenDependency> {}

final class OvenBuilder: Builder<OvenDependency> {
    func build() { _ = OvenComponent(dependency: dependency) }
}
