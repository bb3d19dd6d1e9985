import RIBs

struct Torch {}

struct Key {}

final class CastleComponent: Component<EmptyDependency> {
    let torch = Torch()
    let key = Key()

    init() { super.init(dependency: EmptyComponent()) }

    func open() { GateBuilder(dependency: self).build() }
}

/// Inherits the court's dependency, and with it the protocol that is generated for the vault.
protocol GateDependency: CourtDependency {
    var key: Key { get }
}

final class GateComponent: Component<GateDependency> {}

final class GateBuilder: Builder<GateDependency> {
    func build() {
        let component = GateComponent(dependency: dependency)
        print(component.dependency.key)
        CourtBuilder(dependency: component.dependency).build()
    }
}

protocol CourtDependency: Dependency, CourtDependencyVault {}

final class CourtComponent: Component<CourtDependency> {}

final class CourtBuilder: Builder<CourtDependency> {
    func build() { VaultBuilder(dependency: CourtComponent(dependency: dependency)).build() }
}

protocol VaultDependency: Dependency {
    var torch: Torch { get }
}

final class VaultComponent: Component<VaultDependency> {}

final class VaultBuilder: Builder<VaultDependency> {
    func build() { print(VaultComponent(dependency: dependency).dependency.torch) }
}

enum Night {
    static func begin() { CastleComponent().open() }
}
