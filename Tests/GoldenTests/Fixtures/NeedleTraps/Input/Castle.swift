import NeedleFoundation

struct Sword {}

struct Torch {}

final class CastleComponent: BootstrapComponent {
    let torch = Torch()

    var tower: TowerComponent { TowerComponent(parent: self) }
    var chest: ChestComponent<Sword> { ChestComponent(parent: self) }
    var keep: KeepComponent { KeepComponent(parent: self) }
    var armoury: ArmouryComponent { ArmouryComponent(parent: self) }
    /// What a closure returns nobody says here.
    var guards: [GuardComponent] { [1, 2].flatMap { _ in [.init(parent: self)] } }
    /// Beside the gate, which asks for it, and not above.
    var hall: HallComponent { HallComponent(parent: self) }
}

final class GuardComponent: Component<EmptyDependency> {}

final class HallComponent: Component<EmptyDependency> {
    let banner = "lion"
}

enum Siege {
    /// Outside of any scope.
    static func begin() -> KeepComponent { KeepComponent(parent: CastleComponent()) }

    static let make = KeepComponent.init(parent:)
}

/// A circle: there is no end of paths.
final class TowerComponent: Component<EmptyDependency> {
    var stairs: StairsComponent { StairsComponent(parent: self) }
}

final class StairsComponent: Component<EmptyDependency> {
    var tower: TowerComponent { .init(parent: self) }
}

/// What it is called at run time, nobody can register.
final class ChestComponent<Content>: Component<EmptyDependency> {}

/// Made below the parent of who makes it.
final class KeepComponent: Component<EmptyDependency> {
    var dungeon: DungeonComponent { DungeonComponent(parent: parent) }
}

final class DungeonComponent: Component<EmptyDependency> {}

protocol ArmouryExtension: PluginExtension {
    var sword: Sword { get }
    var torch: Torch { get }
    var shields: Int { get }
    @MainActor var helmets: Int { get }
    func oil() -> Int
    static var isLocked: Bool { get }
    func lock()
    var arrows: Int { get }
}

extension ArmouryExtension {
    var arrows: Int { 100 }
    func lock() {}
}

final class ArmouryComponent: PluginizedComponent<EmptyDependency, ArmouryExtension, RackComponent> {
    var gate: GateComponent { GateComponent(parent: self) }
}

/// Has two of those that the extension asks for: one is optional, the other isolated. The last two are fine.
final class RackComponent: NonCoreComponent<EmptyDependency> {
    let torch: Torch? = nil
    @MainActor var shields: Int { 7 }
    @MainActor var helmets: Int { 8 }
    let arrows = "many"

    func oil() -> Int { 3 }
}

protocol GateDependency: Dependency {
    var torch: Torch { get }
    var banner: String { get }
}

final class GateComponent: Component<GateDependency> {
    func open() -> (Torch, String) { (dependency.torch, dependency.banner) }
}

extension CastleComponent {
    var cellar: Cellar.StoreComponent { Cellar.StoreComponent(parent: self) }
    var attic: Attic.StoreComponent { Attic.StoreComponent(parent: self) }
}

extension CastleComponent {
    var wine: Cellar.JarComponent { Cellar.JarComponent(parent: self) }
    var oil: Attic.JarComponent { Attic.JarComponent(parent: self) }

    func raid() -> Torch {
        /// Other code cannot name it.
        final class RaidComponent: Component<StoreDependency> {}
        return RaidComponent(parent: self).dependency.torch
    }
}

enum Cellar {
    /// Has the path of the one in the attic, and creates something below it.
    final class JarComponent: Component<StoreDependency> {
        var lid: LidComponent { LidComponent(parent: self) }

        func light() -> Torch { dependency.torch }
    }

    final class LidComponent: Component<EmptyDependency> {}

    /// Has the path of the one in the attic.
    final class StoreComponent: Component<StoreDependency> {
        func light() -> Torch { dependency.torch }
    }
}

protocol StoreDependency: Dependency {
    var torch: Torch { get }
}

enum Attic {
    final class JarComponent: Component<StoreDependency> {
        func light() -> Torch { dependency.torch }
    }

    final class StoreComponent: Component<EmptyDependency> {}
}
