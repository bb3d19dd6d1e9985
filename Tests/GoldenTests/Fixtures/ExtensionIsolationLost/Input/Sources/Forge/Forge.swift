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

func start() -> Int { ForgeBuilder(dependency: YardComponent(dependency: EmptyComponent())).build() }
