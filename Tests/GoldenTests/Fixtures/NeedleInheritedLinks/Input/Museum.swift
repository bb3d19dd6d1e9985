import NeedleFoundation

// Children that a generic base, or an extension of a protocol, makes for those that inherit it.

typealias Scoped = NeedleFoundation.Component

final class Guide {}

class WingComponent<D>: Scoped<D> {
    lazy var tour = TourComponent(parent: self)
}

protocol Exhibiting: Scope {}

extension Exhibiting where Self: Lit {
    func poster() -> PosterComponent { PosterComponent(parent: self) }
}

protocol Lit {}

final class MuseumComponent: BootstrapComponent {
    let guide = Guide()

    lazy var north = NorthComponent(parent: self)
    lazy var south = SouthComponent(parent: self)
}

protocol NorthDependency: Dependency { var guide: Guide { get } }

final class NorthComponent: WingComponent<NorthDependency>, Exhibiting, Lit {
    let name = "north"

    func lead() -> Guide { dependency.guide }
}

/// Has no light, and no posters.
final class SouthComponent: WingComponent<EmptyDependency>, Exhibiting {
    let name = "south"
}

protocol TourDependency: Dependency {
    var name: String { get }
    var guide: Guide { get }
}

final class TourComponent: Scoped<TourDependency> {
    func walk() -> (String, Guide) { (dependency.name, dependency.guide) }
}

protocol PosterDependency: Dependency { var name: String { get } }

final class PosterComponent: Scoped<PosterDependency> {
    func print() -> String { dependency.name }
}
