import Loom
import RIBs

final class MillComponent: Component<EmptyDependency>, HallDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

protocol HallDependency: Dependency {}

final class HallComponent: Component<HallDependency>, LoomDependency {
    let yarn = Yarn()
}

final class HallBuilder: Builder<HallDependency> {
    func build() { LoomBuilder(dependency: HallComponent(dependency: dependency)).build() }
}

enum Mill {
    static func open() { HallBuilder(dependency: MillComponent()).build() }
}
