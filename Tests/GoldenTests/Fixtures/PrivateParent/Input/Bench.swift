import RIBs

protocol BenchDependency: Dependency {
    var probe: Probe { get }
}

final class BenchComponent: Component<BenchDependency> {}

final class BenchBuilder: Builder<BenchDependency> {
    func build() { _ = BenchComponent(dependency: dependency) }
}
