import RIBs

struct Seeds {}
struct Water {}
struct Rake {}
struct Spade {}
struct Fence {}

final class GardenComponent: Component<EmptyDependency>, BedDependency, PondDependency {
    var seeds: Seeds { Seeds() }
    var water: Water { Water() }
    var rake: Rake { Rake() }
    var spade: Spade { Spade() }
    var fence: Fence { Fence() }
    init() { super.init(dependency: EmptyComponent()) }
    func dig() {
        BedBuilder(dependency: self).build()
        PondBuilder(dependency: self).build()
    }
}

protocol BedDependency: Dependency {
    // MARK: - What grows

    /// Nobody sows.
    /// Not even in spring.
    var seeds: Seeds { get }
    var water: Water { get } // read below

    // MARK: - Tools

    var rake: Rake { get } // lost long ago

    @available(*, deprecated)
    var spade: Spade {
        get
    }
    /* The neighbour's. */
    var fence: Fence { get }
}

final class BedComponent: Component<BedDependency> {
    var damp: String { "\(dependency.water)" }

    /// Hands it on to nobody.
    private var spade: Spade { dependency.spade }
}

final class BedBuilder: Builder<BedDependency> {
    func build() { print(BedComponent(dependency: dependency).damp) }
}

protocol PondDependency: Dependency { var rake: Rake { get }; var water: Water { get }; var spade: Spade { get } }

final class PondComponent: Component<PondDependency> {
    var depth: String { "\(dependency.water)" }
}

final class PondBuilder: Builder<PondDependency> {
    func build() { print(PondComponent(dependency: dependency).depth) }
}

func open() { GardenComponent().dig() }
