import RIBs

protocol StallDependency: Dependency {
    var apples: Int { get }
}

final class StallComponent: Component<StallDependency> {
    func start() { print(dependency.apples) }
}

final class StallBuilder: Builder<StallDependency> {
    func build() { StallComponent(dependency: dependency).start() }
}

/// The class declares the member itself.
extension InnComponent: StallDependency {}
