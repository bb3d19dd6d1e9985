import RIBs

// Everything belongs to the main actor by default. The compiler infers that of a conformance, but not where the protocol
// inherits another with requirements.

final class Bell {
    let tone = 1
}

actor Ringer {}

protocol HasBell: AnyObject {
    var bell: Bell { get }
}

protocol LoftDependency: Dependency, LoftDependencyRope {}

protocol RopeDependency: Dependency, HasBell {
    var length: Int { get }
    nonisolated var knots: Int { get }
    nonisolated func tie(count: Int) -> Int
    func pull(with ringer: isolated Ringer)
}

protocol StairDependency: Dependency {
    var steps: Int { get }
}

final class TowerComponent: Component<EmptyDependency> {
    let bell = Bell()
    var length: Int { 3 }
    let knots = 7
    var steps: Int { 300 }

    nonisolated init() { super.init(dependency: EmptyComponent()) }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    nonisolated func tie(count: Int) -> Int { count }
    func pull(with ringer: isolated Ringer) {}

    func open() {
        LoftComponent(dependency: self).climb()
        print(StairComponent(dependency: self).dependency.steps)
        CellarComponent().open()
    }
}

final class LoftComponent: Component<LoftDependency> {
    nonisolated override init(dependency: LoftDependency) { super.init(dependency: dependency) }

    func climb() {
        let rope = RopeComponent(dependency: self).dependency
        print(rope.length, rope.bell, rope.knots, rope.tie(count: 2))
    }
}

final class RopeComponent: Component<RopeDependency> {
    nonisolated override init(dependency: RopeDependency) { super.init(dependency: dependency) }
}

final class StairComponent: Component<StairDependency> {
    nonisolated override init(dependency: StairDependency) { super.init(dependency: dependency) }
}

// What is not isolated conforms without isolation.
nonisolated protocol WineDependency: Dependency, HasWine, WineDependencyCork {}

nonisolated protocol CorkDependency: Dependency {
    var cork: Int { get }
}

nonisolated protocol HasWine: AnyObject {
    var wine: Int { get }
}

nonisolated final class WineComponent: Component<WineDependency> {
    func open() -> Int { CorkComponent(dependency: self).dependency.cork + dependency.wine }
}

nonisolated final class CorkComponent: Component<CorkDependency> {}

nonisolated final class CellarComponent: Component<EmptyDependency> {
    var cork: Int { 1 }
    var wine: Int { 12 }

    init() { super.init(dependency: EmptyComponent()) }

    func open() { print(WineComponent(dependency: self).open()) }
}

func start() { TowerComponent().open() }
