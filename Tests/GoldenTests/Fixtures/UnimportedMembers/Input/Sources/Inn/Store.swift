import RIBs

protocol StoreDependency: Dependency {
    var juice: String { get }
}

final class StoreComponent: Component<StoreDependency> {
    func start() { print(dependency.juice) }
}

final class StoreBuilder: Builder<StoreDependency> {
    func build() { StoreComponent(dependency: dependency).start() }
}
