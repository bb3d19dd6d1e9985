import RIBs

// What a scope has on the main actor, and its descendants await from elsewhere: the member that forwards it belongs to
// the main actor.

struct Star: Sendable {
    let name: String
}

final class Lens: Sendable {}

protocol TelescopeDependency: Dependency, TelescopeDependencyCamera, TelescopeDependencyFinder {
    @MainActor var lens: Lens { get }
    @MainActor var focus: Int { get throws }
    @MainActor func star(named name: String) -> Star
    @MainActor subscript(number: Int) -> Star { get }
    @MainActor func map() -> [Star]
    func weather() -> Int
}

final class TelescopeComponent: Component<TelescopeDependency> {}

final class TelescopeBuilder: Builder<TelescopeDependency> {
    func build() {
        let component = TelescopeComponent(dependency: dependency)
        CameraBuilder(dependency: component).build()
        FinderBuilder(dependency: component).build()
    }
}

protocol CameraDependency: Dependency {
    var lens: Lens { get async }
    var focus: Int { get async throws }
    var exposure: Int { get async }
    func star(named name: String) async -> Star
    subscript(number: Int) -> Star { get async }
    @concurrent func map() async -> [Star]
    @concurrent func weather() async -> Int
    @concurrent func develop() async
    nonisolated(nonsending) func align() async
}

final class CameraComponent: Component<CameraDependency> {}

final class CameraBuilder: Builder<CameraDependency> {
    func build() { _ = CameraComponent(dependency: dependency) }
}

/// Reads on the main actor what the camera awaits.
protocol FinderDependency: Dependency {
    @MainActor var lens: Lens { get }
    @MainActor var exposure: Int { get }
}

final class FinderComponent: Component<FinderDependency> {}

final class FinderBuilder: Builder<FinderDependency> {
    func build() { _ = FinderComponent(dependency: dependency) }
}

final class ObservatoryComponent: Component<EmptyDependency>, TelescopeDependency {
    @MainActor let lens = Lens()
    @MainActor var exposure: Int { 30 }
    @MainActor var focus: Int { 1 }

    init() { super.init(dependency: EmptyComponent()) }

    @MainActor
    func star(named name: String) -> Star { Star(name: name) }

    @MainActor
    func map() -> [Star] { [] }

    func weather() -> Int { 0 }

    @concurrent
    func develop() async {}

    nonisolated(nonsending) func align() async {}

    @MainActor
    subscript(number: Int) -> Star { Star(name: "HD \(number)") }
}

public enum Night {
    public static func begin() { TelescopeBuilder(dependency: ObservatoryComponent()).build() }
}
