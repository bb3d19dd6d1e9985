import RIBs

// Components that belong to no actor, between protocols that do.
protocol VaultDependency: Dependency, VaultDependencyChest, VaultDependencySafe {}

protocol ChestDependency: Dependency, HasBell {
    nonisolated var lock: Int { get }
}

nonisolated protocol SafeDependency: Dependency, HasBell {
    var lock: Int { get }
    @MainActor var key: Bell { get }
}

final class Keeper: VaultDependency {
    let bell = Bell()
    let key = Bell()
    nonisolated let lock = 4
}

nonisolated final class VaultComponent: Component<any VaultDependency> {
    @MainActor func open() {
        print(ChestComponent(dependency: self).tone, SafeComponent(dependency: self).combination)
    }
}

nonisolated final class ChestComponent: Component<any ChestDependency> {
    @MainActor var tone: Int { dependency.bell.tone + dependency.lock }
}

nonisolated final class SafeComponent: Component<any SafeDependency> {
    @MainActor var combination: Int { dependency.bell.tone + dependency.key.tone + dependency.lock }
}

// The same below a protocol that belongs to no actor either.
nonisolated protocol AtticDependency: Dependency, AtticDependencyBox {}

protocol BoxDependency: Dependency {
    var bell: Bell { get }
    nonisolated var lock: Int { get }
}

nonisolated final class Ghost: AtticDependency {
    @MainActor lazy var bell = Bell()
    let lock = 5
}

nonisolated final class AtticComponent: Component<any AtticDependency> {
    @MainActor func open() { print(BoxComponent(dependency: self).tone) }
}

nonisolated final class BoxComponent: Component<any BoxDependency> {
    @MainActor var tone: Int { dependency.bell.tone + dependency.lock }
}

func openAll() {
    VaultComponent(dependency: Keeper()).open()
    AtticComponent(dependency: Ghost()).open()
}

// A component of the main actor below a protocol that belongs to no actor, but inherits one that does.
protocol CryptDependency: Dependency, CryptDependencyUrn {}

nonisolated protocol UrnDependency: Dependency, HasBell {
    var lock: Int { get }
}

final class CryptComponent: Component<any CryptDependency> {
    nonisolated override init(dependency: any CryptDependency) { super.init(dependency: dependency) }

    func open() { print(UrnComponent(dependency: self).tone) }
}

nonisolated final class UrnComponent: Component<any UrnDependency> {
    @MainActor var tone: Int { dependency.bell.tone + dependency.lock }
}

extension Keeper: CryptDependency {}

func openCrypt() { CryptComponent(dependency: Keeper()).open() }
