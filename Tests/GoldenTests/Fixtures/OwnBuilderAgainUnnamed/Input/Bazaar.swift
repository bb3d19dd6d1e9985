import RIBs

struct Lantern {}

protocol BazaarNeeds: Dependency, BazaarNeedsAlleyKit {}

final class BazaarKit: Component<BazaarNeeds> {}

final class BazaarMaker: Builder<BazaarNeeds> {
    func build() { AlleyMaker(dependency: BazaarKit(dependency: dependency)).build(depth: 0) }
}

protocol AlleyNeeds: Dependency {
    var lantern: Lantern { get }
}

final class AlleyKit: Component<AlleyNeeds> {}

/// An alley leads to further alleys: the builder makes itself again, and the component does not say that it can serve it.
final class AlleyMaker: Builder<AlleyNeeds> {
    func build(depth: Int) {
        guard depth < 3 else { return }
        AlleyMaker(dependency: AlleyKit(dependency: dependency)).build(depth: depth + 1)
    }
}

final class TownKit: Component<EmptyDependency>, BazaarNeeds {
    let lantern = Lantern()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Evening {
    static func begin() { BazaarMaker(dependency: TownKit()).build() }
}
