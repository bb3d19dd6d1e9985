import RIBs

struct Season {}

struct Lamps {}

protocol GalleryDependency: Dependency {
    var lamps: Lamps { get }
}

final class GalleryComponent: Component<GalleryDependency> {}

/// Takes its dependency when it builds, not when it is made.
final class GalleryBuilder: ComponentizedBuilder<GalleryComponent, Router<Interactor>, Season, GalleryDependency> {
    override func build(with component: GalleryComponent, _ season: Season) -> Router<Interactor> {
        Router(interactor: Hanging(component.dependency.lamps))
    }
}

final class Hanging: Interactor {
    init(_ lamps: Lamps) {}
}

final class MuseumComponent: Component<EmptyDependency> {
    let lamps = Lamps()

    func gallery(_ season: Season) -> Router<Interactor> {
        let builder = GalleryBuilder(componentBuilder: { GalleryComponent(dependency: $0) })
        return builder.build(withDynamicBuildDependency: season, dynamicComponentDependency: self)
    }
}

enum Day {
    static func begin() { _ = MuseumComponent(dependency: EmptyComponent()).gallery(Season()) }
}
