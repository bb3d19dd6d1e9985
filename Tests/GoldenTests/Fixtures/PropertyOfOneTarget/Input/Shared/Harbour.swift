import RIBs

protocol CraneDependency: Dependency {
    var load: Int { get }
    var reach: Int { get }
    func lower(by metres: Int) -> Int
    func sound(_ times: Int) -> Int
}

final class CraneComponent: Component<CraneDependency> {
    func lift() { print(dependency.load, dependency.reach, dependency.lower(by: 3), dependency.sound(2)) }
}

final class CraneBuilder: Builder<CraneDependency> {
    func build() { CraneComponent(dependency: dependency).lift() }
}

/// Both targets compile it. Each has an extension of its own, and one of them declares less.
final class HarbourComponent: Component<EmptyDependency>, CraneDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func sound(_ times: Int) -> Int { times }

    func open() { CraneBuilder(dependency: self).build() }
}
