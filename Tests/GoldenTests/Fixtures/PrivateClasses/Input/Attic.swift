import RIBs

// What a class that is private to its file has need not be more accessible than the class.

struct Trunk {}

protocol AtticDependency: Dependency {
    var trunk: Trunk { get }
}

final class AtticBuilder: Builder<AtticDependency> {
    func build() -> Trunk { dependency.trunk }
}

private final class HouseComponent: Component<EmptyDependency>, AtticDependency {
    fileprivate let trunk = Trunk()

    init() { super.init(dependency: EmptyComponent()) }
}

func start() -> Trunk { AtticBuilder(dependency: HouseComponent()).build() }
