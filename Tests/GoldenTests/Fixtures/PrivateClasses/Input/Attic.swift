import RIBs

// What a class that is private to its file has need not be more accessible than the class.

struct Trunk {}

protocol AtticDependency: Dependency {
    var trunk: Trunk { get }
    func empty(_ trunk: Trunk)
}

final class AtticBuilder: Builder<AtticDependency> {
    func build() -> Trunk {
        dependency.empty(dependency.trunk)
        return dependency.trunk
    }
}

private final class HouseComponent: Component<EmptyDependency>, AtticDependency {
    fileprivate let trunk = Trunk()
    fileprivate func empty(_ trunk: Trunk) {}

    init() { super.init(dependency: EmptyComponent()) }
}

func start() -> Trunk { AtticBuilder(dependency: HouseComponent()).build() }
