import RIBs

protocol CounterDependency: Dependency {
    var vault: Vault { get }
    var ledger: Ledger { get }
}

final class CounterComponent: Component<CounterDependency> {}

final class CounterBuilder: Builder<CounterDependency> {
    func build() { _ = CounterComponent(dependency: dependency) }
}
