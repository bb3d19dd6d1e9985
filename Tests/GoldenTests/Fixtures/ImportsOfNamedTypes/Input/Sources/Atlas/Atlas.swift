import Geography
import RIBs
import Terrain

final class AtlasComponent: Component<EmptyDependency> {
    let outline = Shape()
    let capital = Shape.Point()
    let ridge = Shape.Ridge()
    var zoom = 1.0

    func open() { PageBuilder(dependency: self).build() }
}

protocol PageDependency: Dependency, PageDependencyLegend {}

final class PageComponent: Component<PageDependency> {
    enum Ink {
        case blue
    }

    let ink = Ink.blue
}

final class PageBuilder: Builder<PageDependency> {
    func build() { LegendBuilder(dependency: PageComponent(dependency: dependency)).build() }
}

enum Reading {
    static func begin() { AtlasComponent(dependency: EmptyComponent()).open() }
}
