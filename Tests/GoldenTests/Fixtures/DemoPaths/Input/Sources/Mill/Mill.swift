import Loom
import RIBs

final class MillComponent: Component<EmptyDependency>, HallDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

protocol HallDependency: Dependency {}

final class HallComponent: Component<HallDependency>, LoomDependency, CarderDependency {
    let wool = Wool()
    let yarn = Yarn()
}

final class HallBuilder: Builder<HallDependency> {
    func build() {
        let component = HallComponent(dependency: dependency)
        LoomBuilder(dependency: component).build()
        CarderBuilder(dependency: component).build()
    }
}

enum Mill {
    static func open() { HallBuilder(dependency: MillComponent()).build() }
}
