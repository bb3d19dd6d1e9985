import RIBs

struct Palette {}
struct Easel {}

protocol StudioDependency: Dependency {
    var palette: Palette { get }
}

final class TownComponent: EmptyComponent, StudioDependency {
    let palette = Palette()
}

/// What all rooms with light share.
class BrightComponent: Component<StudioDependency> {
    var palette: Palette { dependency.palette }
}

protocol HasEasel: AnyObject {
    var easel: Easel { get }
}

typealias PaintingDependency = BrightComponent & HasEasel

final class AtticComponent: BrightComponent, HasEasel {
    let easel = Easel()

    var painting: PaintingBuilder { PaintingBuilder(dependency: self) }
}

// No conformance makes this one a `BrightComponent`.
final class CellarComponent: Component<StudioDependency>, HasEasel {
    let easel = Easel()

    var painting: PaintingBuilder { PaintingBuilder(dependency: self) }
}

final class PaintingBuilder: Builder<PaintingDependency> {
    func build() -> String { "\(dependency.palette) \(dependency.easel)" }
}

final class StudioBuilder: Builder<StudioDependency> {
    func build() -> String {
        let attic = AtticComponent(dependency: dependency)
        let cellar = CellarComponent(dependency: dependency)
        return attic.painting.build() + cellar.painting.build()
    }
}

func start() -> String { StudioBuilder(dependency: TownComponent()).build() }
