import RIBs
import Shelves

protocol HallDependency: Dependency, HallDependencyShelf {}

final class HallComponent: Component<HallDependency> {}

final class HallBuilder: Builder<HallDependency> {
    func build() { ShelfBuilder(dependency: HallComponent(dependency: dependency)).build() }
}
