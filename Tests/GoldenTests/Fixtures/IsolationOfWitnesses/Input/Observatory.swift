import RIBs

// A computed property takes the isolation of the requirement that it meets in the clause of its class, also none.

nonisolated protocol SkyDependency: Dependency, HasClock {
    var stars: Int { get }
}

protocol HasClock: AnyObject {
    var hour: Int { get }
}

protocol LensDependency: Dependency {
    nonisolated var width: Int { get }
    nonisolated var length: Int { get }
}

final class SkyComponent: Component<SkyDependency> {
    func look() { print(dependency.stars, dependency.hour) }
}

final class LensComponent: Component<LensDependency> {
    func look() { print(dependency.width, dependency.length) }
}

@MainActor
final class ObservatoryComponent: Component<EmptyDependency>, SkyDependency, LensDependency {
    nonisolated init() { super.init(dependency: EmptyComponent()) }

    nonisolated override init(dependency: EmptyDependency) { super.init(dependency: dependency) }

    var stars: Int { 9_000 }
    lazy var hour = 22
    var width: Int { 2 }
    var length: Int { get { 14 } set { print(newValue) } }

    func open() {
        SkyComponent(dependency: self).look()
        LensComponent(dependency: self).look()
    }
}

/// `@preconcurrency` leaves it to the program to read the property on its actor.
protocol DomeDependency: Dependency {
    var dome: Int { get }
}

final class DomeComponent: Component<DomeDependency> {
    func turn() { print(dependency.dome) }
}

final class HallComponent: Component<EmptyDependency>, @preconcurrency DomeDependency {
    init() { super.init(dependency: EmptyComponent()) }

    @MainActor var dome: Int { 1 }

    func open() { DomeComponent(dependency: self).turn() }
}

enum Night {
    @MainActor
    static func begin() {
        ObservatoryComponent().open()
        HallComponent().open()
    }
}
