import NeedleFoundation

@globalActor
actor StageActor {
    static let shared = StageActor()
}

@MainActor
final class Curtain {
    var isOpen = false
}

@StageActor
final class Trapdoor {}

final class Script {
    var pages = 12
}

struct Prompter {}

final class TheatreComponent: BootstrapComponent {
    @MainActor var curtain: Curtain { shared { Curtain() } }
    @StageActor var trapdoor: Trapdoor { shared { Trapdoor() } }
    var script: Script = Script()
    @MainActor let seats: Int = 400
    let `repeat` = 3
    /// Called like the value that generated code would have of this scope.
    let theatreComponent = "Globe"
    #if DEBUG
    let prompter = Prompter()
    #endif

    var scene: SceneComponent { .init(parent: self) }
    var wing: WingComponent { WingComponent(parent: self) }
    var pit: PitComponent { PitComponent(parent: self) }
    var balcony: BalconyComponent { BalconyComponent(parent: self) }
}

protocol SceneDependency: Dependency {
    @MainActor var curtain: Curtain { get }
    @StageActor var trapdoor: Trapdoor { get }
    var script: Script { get set }
    /// A constant is free in its module.
    var seats: Int { get throws }
    var `repeat`: Int { get }
    var theatreComponent: String { get }
    #if DEBUG
    var prompter: Prompter { get }
    #endif
}

final class SceneComponent: Component<SceneDependency> {
    @MainActor
    func play() -> Bool {
        dependency.script = Script()
        #if DEBUG
        _ = dependency.prompter
        #endif
        return dependency.curtain.isOpen && dependency.repeat > 1 && dependency.theatreComponent.isEmpty
    }

    func sell() throws -> Int { try dependency.seats }

    @StageActor
    func fall() -> Trapdoor { dependency.trapdoor }
}

/// All of it on the main actor.
@MainActor
protocol WingDependency: Dependency {
    var curtain: Curtain { get }
    nonisolated var `repeat`: Int { get }
}

final class WingComponent: Component<WingDependency> {
    @MainActor
    func look() -> Bool { dependency.curtain.isOpen && dependency.repeat > 1 }
}

@MainActor
protocol Curtained: AnyObject {
    var curtain: Curtain { get }
}

protocol Scripted: AnyObject {
    var script: Script { get set }
}

/// A part of it on the main actor.
typealias PitDependency = Dependency & Curtained & Scripted

final class PitComponent: Component<PitDependency> {
    var pages: Int { dependency.script.pages }

    @MainActor
    func peek() -> Bool { dependency.curtain.isOpen }
}

// A scope that reads on the main actor what a scope below it awaits from elsewhere.

protocol BalconyDependency: Dependency {
    @MainActor var curtain: Curtain { get }
}

final class BalconyComponent: Component<BalconyDependency> {
    var lamp: LampComponent { LampComponent(parent: self) }

    @MainActor
    func watch() -> Bool { dependency.curtain.isOpen }
}

protocol LampDependency: Dependency {
    var curtain: Curtain { get async }
}

final class LampComponent: Component<LampDependency> {
    func light() async -> Curtain { await dependency.curtain }
}
