import RIBs

struct Stage {}

struct Lights {}

protocol PlayDependency: Dependency {
    var stage: Stage { get }
    var lights: Lights { get }
}

/// Hands on by a getter and by an initialiser.
final class PlayComponent: Component<PlayDependency>, SceneDependency {
    var stage: Stage { dependency.stage }
    let lights: Lights

    override init(dependency: PlayDependency) {
        lights = dependency.lights
        super.init(dependency: dependency)
    }
}

final class PlayBuilder: Builder<PlayDependency> {
    func build() { SceneBuilder(dependency: PlayComponent(dependency: dependency)).build() }
}

protocol SceneDependency: Dependency {
    var stage: Stage { get }
    var lights: Lights { get }
}

final class SceneComponent: Component<SceneDependency> {}

final class SceneBuilder: Builder<SceneDependency> {
    func build() { _ = SceneComponent(dependency: dependency) }
}

final class TheatreComponent: Component<EmptyDependency>, PlayDependency {
    let stage = Stage()
    let lights = Lights()
}

enum Night {
    static func begin() { PlayBuilder(dependency: TheatreComponent(dependency: EmptyComponent())).build() }
}
