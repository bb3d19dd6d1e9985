import RIBs

@MainActor
final class Screen {
    nonisolated init() {}
}

final class StudioComponent: Component<EmptyDependency> {
    @MainActor let screen = Screen()

    func open() { ReelBuilder(dependency: self).build() }
}

protocol ReelDependency: Dependency, ReelDependencyFrame {}

final class ReelComponent: Component<ReelDependency> {}

final class ReelBuilder: Builder<ReelDependency> {
    func build() { FrameBuilder(dependency: ReelComponent(dependency: dependency)).build() }
}

protocol FrameDependency: Dependency {
    @MainActor var screen: Screen { get }
}

final class FrameComponent: Component<FrameDependency> {}

final class FrameBuilder: Builder<FrameDependency> {
    func build() { _ = FrameComponent(dependency: dependency) }
}

enum Premiere {
    static func begin() { StudioComponent(dependency: EmptyComponent()).open() }
}
