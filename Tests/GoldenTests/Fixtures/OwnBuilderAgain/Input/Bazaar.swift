import RIBs

struct Lantern {}

protocol BazaarDependency: Dependency, BazaarDependencyAlley {}

final class BazaarComponent: Component<BazaarDependency> {}

final class BazaarBuilder: Builder<BazaarDependency> {
    func build() { AlleyBuilder(dependency: BazaarComponent(dependency: dependency)).build(depth: 0) }
}

protocol AlleyDependency: Dependency {
    var lantern: Lantern { get }
}

final class AlleyComponent: Component<AlleyDependency> {}

/// An alley leads to further alleys: the builder makes itself again, and the component does not say that it can serve it.
final class AlleyBuilder: Builder<AlleyDependency> {
    func build(depth: Int) {
        guard depth < 3 else { return }
        AlleyBuilder(dependency: AlleyComponent(dependency: dependency)).build(depth: depth + 1)
    }
}

final class TownComponent: Component<EmptyDependency>, BazaarDependency {
    let lantern = Lantern()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Evening {
    static func begin() { BazaarBuilder(dependency: TownComponent()).build() }
}
