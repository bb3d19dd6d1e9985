import RIBs

// What a class that is private to its file has need not be more accessible than the class.

struct Trunk {}

protocol AtticDependency: Dependency {
    var trunk: Trunk { get }
    func empty(_ trunk: Trunk)
}

/// It is called like the property of the class.
extension AtticDependency {
    func trunk() {}
}

/// No scope takes it.
protocol Visited {
    var guests: Int { get set }
    func visit()
}

final class AtticBuilder: Builder<AtticDependency> {
    func build() -> Trunk {
        dependency.empty(dependency.trunk)
        return dependency.trunk
    }
}

private final class HouseComponent: Component<EmptyDependency>, AtticDependency, Visited {
    fileprivate let trunk = Trunk()
    fileprivate var guests = 0
    fileprivate func empty(_ trunk: Trunk) {}
    fileprivate func visit() { guests += 1 }

    init() { super.init(dependency: EmptyComponent()) }
}

protocol RoofDependency: Dependency {
    var tiles: Int { get set }
    var chimney: Trunk { get }
    func sweep()
}

final class RoofBuilder: Builder<RoofDependency> {
    func build() -> Trunk {
        dependency.tiles += 1
        dependency.sweep()
        return dependency.chimney
    }
}

private final class TowerComponent: Component<EmptyDependency>, RoofDependency {
    fileprivate var tiles = 0

    init() { super.init(dependency: EmptyComponent()) }
}

private extension TowerComponent {
    var chimney: Trunk { Trunk() }
    func sweep() {}
}

func start() -> [Trunk] {
    [AtticBuilder(dependency: HouseComponent()).build(), RoofBuilder(dependency: TowerComponent()).build()]
}
