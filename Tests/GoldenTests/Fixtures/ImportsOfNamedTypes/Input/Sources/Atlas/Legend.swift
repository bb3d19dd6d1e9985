import Geography
import RIBs
import Terrain

protocol LegendDependency: Dependency {
    var outline: Shape { get }
    var capital: Shape.Point { get }
    var ridge: Shape.Ridge { get }
    var ink: PageComponent.Ink { get }
    var zoom: Double { get set }
}

final class LegendComponent: Component<LegendDependency> {}

final class LegendBuilder: Builder<LegendDependency> {
    func build() { _ = LegendComponent(dependency: dependency) }
}
