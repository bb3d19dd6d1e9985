import RIBs

/// The name is taken, by a method.
final class DepotComponent: Component<EmptyDependency> {
    func wagon() -> String { "empty" }

    func open() { TrackBuilder(dependency: self).build() }
}

protocol TrackDependency: Dependency {
    var wagon: String { get }
}

final class TrackComponent: Component<TrackDependency> {}

final class TrackBuilder: Builder<TrackDependency> {
    func build() { _ = TrackComponent(dependency: dependency) }
}

enum Monday {
    static func begin() { DepotComponent(dependency: EmptyComponent()).open() }
}
