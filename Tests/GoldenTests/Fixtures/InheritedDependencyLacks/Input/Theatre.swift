import RIBs

struct Lights {}

final class TheatreComponent: Component<EmptyDependency> {
    let lights = Lights()

    init() { super.init(dependency: EmptyComponent()) }

    func open() { FoyerBuilder(dependency: self).build() }
}

/// Inherits what the stage asks for, and lacks only what that lacks.
protocol FoyerDependency: StageDependency {}

final class FoyerComponent: Component<FoyerDependency> {}

final class FoyerBuilder: Builder<FoyerDependency> {
    func build() { StageBuilder(dependency: FoyerComponent(dependency: dependency).dependency).build() }
}

/// Does not ask for the lights of the trapdoor.
protocol StageDependency: Dependency {}

final class StageComponent: Component<StageDependency> {}

final class StageBuilder: Builder<StageDependency> {
    func build() { TrapdoorBuilder(dependency: StageComponent(dependency: dependency)).build() }
}

protocol TrapdoorDependency: Dependency {
    var lights: Lights { get }
}

final class TrapdoorComponent: Component<TrapdoorDependency> {}

final class TrapdoorBuilder: Builder<TrapdoorDependency> {
    func build() { print(TrapdoorComponent(dependency: dependency).dependency.lights) }
}

enum Evening {
    static func begin() { TheatreComponent().open() }
}
