import RIBs

// Generated code conforms to a dependency with an associated type, and cannot forward a property of that type.

struct Ore {}

final class TownComponent: Component<EmptyDependency>, MineDependency {
    let ore = Ore()
    let depth = 3

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> [Any] { MineComponent(dependency: self).start() }
}

protocol MineDependency: Dependency, MineDependencyLadle, MineDependencyCart {}

final class MineComponent: Component<MineDependency> {
    let metal = 1

    func start() -> [Any] { [LadleComponent(dependency: self).fill(), CartComponent(dependency: self).push()] }
}

protocol LadleDependency: Dependency {
    associatedtype Metal
    var metal: Metal { get }
    var depth: Int { get }
}

final class LadleComponent: Component<any LadleDependency> {
    func fill() -> [Any] { [dependency.metal, dependency.depth] }
}

protocol CartDependency<Load>: Dependency {
    associatedtype Load
    var ore: Load { get }
    var depth: Int { get }
}

final class CartComponent: Component<any CartDependency> {
    func push() -> [Any] { [dependency.ore, dependency.depth] }
}

func start() -> [Any] { TownComponent().start() }
