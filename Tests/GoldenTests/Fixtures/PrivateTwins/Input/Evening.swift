import RIBs

final class EveningComponent: Component<EmptyDependency>, TourDependency {
    fileprivate var lantern: Lantern { Lantern() }

    func begin() { TourBuilder(dependency: self).build() }
}

private struct Lantern {}

private protocol TourDependency: Dependency {
    var lantern: Lantern { get }
}

private final class TourComponent: Component<TourDependency> {
    func walk() { print(dependency.lantern) }
}

private final class TourBuilder: Builder<TourDependency> {
    func build() { TourComponent(dependency: dependency).walk() }
}
