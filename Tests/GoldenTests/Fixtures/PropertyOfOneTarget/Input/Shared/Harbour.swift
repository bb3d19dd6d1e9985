import RIBs

protocol CraneDependency: Dependency {
    var load: Int { get }
    var reach: Int { get }
}

final class CraneComponent: Component<CraneDependency> {
    func lift() { print(dependency.load, dependency.reach) }
}

final class CraneBuilder: Builder<CraneDependency> {
    func build() { CraneComponent(dependency: dependency).lift() }
}

/// Both targets compile it. Each has an extension of its own, and one of them declares less.
final class HarbourComponent: Component<EmptyDependency>, CraneDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func open() { CraneBuilder(dependency: self).build() }
}
