import RIBs
import Sluice

// Everything belongs to the main actor by default.

protocol WheelDependency: Dependency {
    nonisolated var turns: Int { get }
    nonisolated var teeth: Int { get }
    var width: Int { get }
}

final class WheelComponent: Component<WheelDependency> {
    nonisolated override init(dependency: WheelDependency) { super.init(dependency: dependency) }

    func turn() { print(dependency.turns, dependency.teeth, dependency.width) }
}

/// The compiler infers no isolation for the conformance, because the protocol has its own.
final class MillComponent: Component<EmptyDependency>, WheelDependency, PondDependency {
    var turns: Int { 12 }
    let teeth = 48
    var width: Int { 2 }
    var depth: Int { 3 }

    nonisolated init() { super.init(dependency: EmptyComponent()) }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    func start() {
        WheelComponent(dependency: self).turn()
        print(PondComponent(dependency: self).fill())
        print(FloodComponent().start(), DamComponent().start())
        StoneComponent().start()
    }
}

/// A conformance to a protocol that implies `Sendable` is not isolated.
final class FloodComponent: Component<EmptyDependency> {
    var height: Int { 4 }

    nonisolated init() { super.init(dependency: EmptyComponent()) }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    func start() -> Int { SluiceComponent(dependency: self).open() }
}

extension FloodComponent: SluiceDependency {}

/// A class that declares such a conformance belongs to no actor, so that it is not `Sendable`.
final class DamComponent: Component<EmptyDependency>, SluiceDependency {
    let height = 5

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> Int { SluiceComponent(dependency: self).open() }
}

@globalActor actor Miller {
    static let shared = Miller()
}

nonisolated protocol MealDependency: Dependency {
    var meal: Int { get }
}

nonisolated final class MealComponent: Component<MealDependency> {
    func weigh() { print(dependency.meal) }
}

/// The class belongs to the main actor, its property to another.
final class StoneComponent: Component<EmptyDependency>, MealDependency {
    @Miller var meal: Int { 7 }

    nonisolated init() { super.init(dependency: EmptyComponent()) }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    func start() { MealComponent(dependency: self).weigh() }
}

/// The compiler infers no isolation for the conformance of a class that belongs to no actor.
nonisolated final class SiloComponent: Component<EmptyDependency> {
    @MainActor var depth: Int { 8 }

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> Int { PondComponent(dependency: self).fill() + ChuteComponent(dependency: self).fill() }
}

nonisolated protocol ChuteDependency: Dependency, ChuteDependencyPond {}

nonisolated final class ChuteComponent: Component<ChuteDependency> {
    func fill() -> Int { PondComponent(dependency: self).fill() }
}

@main enum Program {
    static func main() {
        MillComponent().start()
        LoftComponent().start()
        print(SiloComponent().start())
    }
}
