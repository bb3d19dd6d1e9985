import RIBs

nonisolated final class Sack {
    var weight = 50
}

protocol HoistDependency: Dependency {
    nonisolated var height: Int { get }
    nonisolated var sack: Sack { get }
    nonisolated var rope: Int { get }
}

final class HoistComponent: Component<HoistDependency> {
    nonisolated override init(dependency: HoistDependency) { super.init(dependency: dependency) }

    func lift() { print(dependency.height, dependency.sack, dependency.rope) }
}

/// What subclasses inherit belongs to the main actor, too.
class StoreyComponent: Component<EmptyDependency> {
    nonisolated init() { super.init(dependency: EmptyComponent()) }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    var height: Int { 4 }
}

extension HoistDependency {
    var rope: Int { 30 }
}

/// The `let` is not `Sendable`, the others come from a superclass and a protocol extension.
final class LoftComponent: StoreyComponent, HoistDependency {
    let sack = Sack()

    nonisolated override init() { super.init() }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    func start() {
        HoistComponent(dependency: self).lift()
        BeamComponent().start()
        RafterComponent().start()
        GableComponent().start()
    }
}

nonisolated protocol NailDependency: Dependency {
    var nails: Int { get }
}

nonisolated final class NailComponent: Component<NailDependency> {
    func count() { print(dependency.nails) }
}

/// The clause keeps the compiler from isolating the conformance.
final class BeamComponent: StoreyComponent, nonisolated NailDependency {
    var nails: Int { 5 }

    nonisolated override init() { super.init() }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    func start() { NailComponent(dependency: self).count() }
}

/// `@preconcurrency` has no effect on what is `nonisolated`.
final class RafterComponent: StoreyComponent, @preconcurrency NailDependency {
    var nails: Int { 6 }

    nonisolated override init() { super.init() }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    func start() { NailComponent(dependency: self).count() }
}

nonisolated protocol TileDependency: Dependency, Sendable {
    var tiles: Int { get }
}

nonisolated final class TileComponent: Component<TileDependency> {
    func count() { print(dependency.tiles) }
}

/// A conformance to what inherits from `Sendable` cannot be isolated.
final class GableComponent: StoreyComponent, @MainActor TileDependency {
    let tiles = 7

    nonisolated override init() { super.init() }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    func start() { TileComponent(dependency: self).count() }
}
