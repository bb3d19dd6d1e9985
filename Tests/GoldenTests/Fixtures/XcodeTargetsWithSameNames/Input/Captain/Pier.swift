import RIBs

protocol PierDependency: Dependency {
    var chart: Chart { get }
}

final class PierComponent: Component<PierDependency> {}

final class PierBuilder: Builder<PierDependency> {
    func build() { _ = PierComponent(dependency: dependency) }
}
