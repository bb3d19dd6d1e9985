import RIBs

struct Statue {}

final class MuseumComponent: Component<EmptyDependency>, HallDependency {
    let statue = Statue()

    func open() { HallBuilder(dependency: self).build() }
}

protocol HallDependency: Dependency {
    var statue: Statue { get }
}

final class HallComponent: Component<HallDependency> {}

final class HallBuilder: Builder<HallDependency> {
    func build() { _ = HallComponent(dependency: dependency) }
}

enum Sunday {
    static func begin() { MuseumComponent(dependency: EmptyComponent()).open() }
}
