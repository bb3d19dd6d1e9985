import RIBs

nonisolated final class Anvil: Sendable {
    let weight = 80
}

nonisolated protocol ForgeDependency: Dependency {
    var anvil: Anvil { get }
}

nonisolated final class YardComponent: Component<EmptyDependency>, ForgeDependency {
    let anvil = Anvil()
}

// The members of this extension belong to the main actor, and so does the conformance.
nonisolated final class ForgeComponent: Component<ForgeDependency> {}

extension ForgeComponent: HammerDependency {
    var anvil: Anvil { dependency.anvil }
}

nonisolated final class ForgeBuilder: Builder<ForgeDependency> {
    func build() -> Int {
        let component = ForgeComponent(dependency: dependency)
        return HammerBuilder(dependency: component).build() + TongsBuilder(dependency: component).build()
    }
}

nonisolated protocol HammerDependency: Dependency {
    var anvil: Anvil { get }
}

nonisolated final class HammerBuilder: Builder<HammerDependency> {
    func build() -> Int { dependency.anvil.weight }
}

// The conformance belongs to no actor, but the member does.
nonisolated protocol TongsDependency: Dependency {
    var grip: Int { get }
}

nonisolated final class TongsBuilder: Builder<TongsDependency> {
    func build() -> Int { dependency.grip }
}

nonisolated extension ForgeComponent: TongsDependency {}

extension ForgeComponent {
    var grip: Int { 4 }
}

// An initializer has the isolation of the one that it overrides.
nonisolated protocol BellowsDependency: Dependency {
    var draught: Int { get }
}

extension ForgeComponent: BellowsDependency {
    var draught: Int { 5 }
}

nonisolated final class BellowsBuilder: Builder<BellowsDependency> {
    func build() -> Int { dependency.draught }
}

nonisolated final class HearthBuilder: Builder<ForgeDependency> {
    private let bellows: BellowsBuilder

    override init(dependency: ForgeDependency) {
        bellows = BellowsBuilder(dependency: ForgeComponent(dependency: dependency))
        super.init(dependency: dependency)
    }

    func build() -> Int { bellows.build() }
}

// A member gets the isolation of the requirement that it meets.
protocol Strapped {
    var strap: Int { get }
}

nonisolated final class ApronComponent: Component<ForgeDependency>, Strapped {
    var strap: Int { 2 }
}

nonisolated protocol BuckleDependency: Dependency {
    var strap: Int { get }
}

nonisolated extension ApronComponent: BuckleDependency {}

nonisolated final class BuckleBuilder: Builder<BuckleDependency> {
    func build() -> Int { dependency.strap }
}

nonisolated final class ApronBuilder: Builder<ForgeDependency> {
    func build() -> Int { BuckleBuilder(dependency: ApronComponent(dependency: dependency)).build() }
}

func start() -> Int {
    let yard = YardComponent(dependency: EmptyComponent())
    return ForgeBuilder(dependency: yard).build() + HearthBuilder(dependency: yard).build()
        + ApronBuilder(dependency: yard).build()
}
