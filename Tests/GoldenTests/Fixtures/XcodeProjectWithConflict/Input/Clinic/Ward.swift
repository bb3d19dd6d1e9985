import RIBs

protocol WardDependency: Dependency {
    var bed: String { get }
}

final class WardComponent: Component<WardDependency> {}

final class WardBuilder: Builder<WardDependency> {
    func build() { _ = WardComponent(dependency: dependency) }
}
