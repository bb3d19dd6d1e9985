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

func start() -> Int {
    ForgeBuilder(dependency: YardComponent(dependency: EmptyComponent())).build()
}
