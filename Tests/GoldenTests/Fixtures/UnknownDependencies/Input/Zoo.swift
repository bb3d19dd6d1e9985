import RIBs

/// Its dependency was deleted.
final class AviaryComponent: Component<AviaryDependency> {}

/// Its child was deleted: the reserved name hangs in the air.
protocol PondDependency: Dependency, PondDependencyDuck {}

final class PondComponent: Component<PondDependency> {}

final class PondBuilder: Builder<PondDependency> {
    func build() { _ = PondComponent(dependency: dependency) }
}

final class ZooComponent: Component<EmptyDependency> {
    func open() { PondBuilder(dependency: self).build() }
}

enum Sunday {
    static func begin() { ZooComponent(dependency: EmptyComponent()).open() }
}
