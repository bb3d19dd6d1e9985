import RIBs

struct Fence {}

struct Water {}

final class ZooComponent: Component<EmptyDependency>, PondDependency, MeadowDependency {
    let fence = Fence()
    let water = Water()

    func open() {
        PondBuilder(dependency: self).build()
        MeadowBuilder(dependency: self).build()
    }
}

enum Sunday {
    static func begin() { ZooComponent(dependency: EmptyComponent()).open() }
}

// Nobody declares what the duck depends on, so nobody knows what the egg below it could get, or whether the pond hands
// on what it should.

protocol PondDependency: Dependency {
    var fence: Fence { get }
}

final class PondComponent: Component<PondDependency> {
    var size: Fence { dependency.fence }
}

final class PondBuilder: Builder<PondDependency> {
    func build() { DuckBuilder(dependency: PondComponent(dependency: dependency)).build() }
}

final class DuckComponent: Component<DuckDependancy> {}

final class DuckBuilder: Builder<DuckDependancy> {
    func build() { EggBuilder(dependency: DuckComponent(dependency: dependency)).build() }
}

protocol EggDependency: Dependency {
    var warmth: Int { get }
    var water: Water { get }
}

final class EggComponent: Component<EggDependency> {
    var isWarm: Bool { dependency.warmth > 20 && Mirror(reflecting: dependency.water).children.isEmpty }
}

extension DuckComponent: EggDependency {}

final class EggBuilder: Builder<EggDependency> {
    func build() { print(EggComponent(dependency: dependency).isWarm) }
}
