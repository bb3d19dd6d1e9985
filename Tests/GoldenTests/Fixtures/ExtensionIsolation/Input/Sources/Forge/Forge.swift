import RIBs

// The main actor is the default of this module; this code stays out of it.
nonisolated final class Anvil: Sendable {
    let weight = 80
}

nonisolated protocol ForgeDependency: Dependency {
    var anvil: Anvil { get }
}

nonisolated final class YardComponent: Component<EmptyDependency>, ForgeDependency {
    let anvil = Anvil()
}

nonisolated final class ForgeComponent: Component<ForgeDependency> {}

// A class that is `nonisolated` does not make its extensions so.
nonisolated extension ForgeComponent: HammerDependency {
    var anvil: Anvil { dependency.anvil }
}

nonisolated final class ForgeBuilder: Builder<ForgeDependency> {
    func build() -> Int {
        let component = ForgeComponent(dependency: dependency)
        return HammerBuilder(dependency: component).build()
    }
}

nonisolated protocol HammerDependency: Dependency {
    var anvil: Anvil { get }
}

nonisolated final class HammerBuilder: Builder<HammerDependency> {
    func build() -> Int { dependency.anvil.weight }
}

// So it is for initializers, unless they belong to the actor themselves.
nonisolated protocol BellowsDependency: Dependency {
    var draught: Int { get }
}

nonisolated extension ForgeComponent: BellowsDependency {
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

nonisolated protocol TongsDependency: Dependency {
    var grip: Int { get }
}

extension ForgeComponent: TongsDependency {
    var grip: Int { 4 }
}

nonisolated final class TongsBuilder: Builder<TongsDependency> {
    func build() -> Int { dependency.grip }
}

nonisolated final class RackBuilder: Builder<ForgeDependency> {
    private let tongs: TongsBuilder

    @MainActor init(of yard: ForgeDependency) {
        tongs = TongsBuilder(dependency: ForgeComponent(dependency: yard))
        super.init(dependency: yard)
    }

    func build() -> Int { tongs.build() }
}

// A member gets the isolation of the requirement that it meets, unless it says otherwise.
protocol Strapped {
    var strap: Int { get }
    var hem: Int { get }
}

nonisolated final class ApronComponent: Component<ForgeDependency>, Strapped {
    nonisolated var strap: Int { 2 }
    var hem: Int { 1 }
}

nonisolated protocol BuckleDependency: Dependency {
    var strap: Int { get }
}

nonisolated extension ApronComponent: BuckleDependency {}

nonisolated final class BuckleBuilder: Builder<BuckleDependency> {
    func build() -> Int { dependency.strap }
}

protocol HemDependency: Dependency {
    var hem: Int { get }
}

extension ApronComponent: HemDependency {}

nonisolated final class HemBuilder: Builder<HemDependency> {
    @MainActor func build() -> Int { dependency.hem }
}

nonisolated final class ApronBuilder: Builder<ForgeDependency> {
    func build() -> Int { BuckleBuilder(dependency: ApronComponent(dependency: dependency)).build() }

    @MainActor func sew() -> Int { HemBuilder(dependency: ApronComponent(dependency: dependency)).build() }
}

// A member does not get the isolation of requirements that others meet: of another type, or settable. Nor does it get that
// of requirements which its own protocols inherit.
protocol Laced {
    var strap: Int? { get }
}

extension Laced {
    var strap: Int? { nil }
}

protocol Tied {
    var strap: Int { get }
}

nonisolated protocol Knotted: Tied {}

nonisolated final class SmockComponent: Component<ForgeDependency>, Laced {
    var strap: Int { 2 }
}

nonisolated extension SmockComponent: BuckleDependency {}

nonisolated final class SmockBuilder: Builder<ForgeDependency> {
    func build() -> Int { BuckleBuilder(dependency: SmockComponent(dependency: dependency)).build() }
}

nonisolated final class ScarfComponent: Component<ForgeDependency>, Knotted {
    var strap: Int { 2 }
}

nonisolated extension ScarfComponent: BuckleDependency {}

nonisolated final class ScarfBuilder: Builder<ForgeDependency> {
    func build() -> Int { BuckleBuilder(dependency: ScarfComponent(dependency: dependency)).build() }
}

func start() -> Int {
    let yard = YardComponent(dependency: EmptyComponent())
    return ForgeBuilder(dependency: yard).build() + HearthBuilder(dependency: yard).build()
        + RackBuilder(of: yard).build() + ApronBuilder(dependency: yard).build() + ApronBuilder(dependency: yard).sew()
        + SmockBuilder(dependency: yard).build() + ScarfBuilder(dependency: yard).build()
}
