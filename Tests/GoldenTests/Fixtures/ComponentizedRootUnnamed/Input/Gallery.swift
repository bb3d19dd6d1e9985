import RIBs

struct Season {}

struct Lamps {}

protocol GalleryNeeds: Dependency {
    var lamps: Lamps { get }
}

final class GalleryKit: Component<GalleryNeeds> {}

/// Takes its dependency when it builds, not when it is made.
final class GalleryMaker: ComponentizedBuilder<GalleryKit, Router<Interactor>, Season, GalleryNeeds> {
    override func build(with component: GalleryKit, _ season: Season) -> Router<Interactor> {
        Router(interactor: Hanging(component.dependency.lamps))
    }
}

final class Hanging: Interactor {
    init(_ lamps: Lamps) {}
}

final class MuseumKit: Component<EmptyDependency> {
    let lamps = Lamps()

    func gallery(_ season: Season) -> Router<Interactor> {
        let builder = GalleryMaker(componentBuilder: { GalleryKit(dependency: $0) })
        return builder.build(withDynamicBuildDependency: season, dynamicComponentDependency: self)
    }
}

enum Day {
    static func begin() { _ = MuseumKit(dependency: EmptyComponent()).gallery(Season()) }
}
