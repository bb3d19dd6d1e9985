import RIBs

// The meadow's builder hands on its dependency and throws its component away: the hare never gets the burrow, and that
// is one fault. What the hare asks for beside it nobody has, and that is another.

protocol MeadowDependency: Dependency {
    var fence: Fence { get }
}

struct Burrow {}

final class MeadowComponent: Component<MeadowDependency>, HareDependency {
    let burrow = Burrow()
    var grass: Fence { dependency.fence }
}

final class MeadowBuilder: Builder<MeadowDependency> {
    func build() {
        let component = MeadowComponent(dependency: dependency)
        HareBuilder(dependency: dependency).build()
    }
}

protocol HareDependency: Dependency {
    var burrow: Burrow { get }
    var clover: Int { get }
}

final class HareComponent: Component<HareDependency> {
    var isHungry: Bool { dependency.clover < 3 && Mirror(reflecting: dependency.burrow).children.isEmpty }
}

final class HareBuilder: Builder<HareDependency> {
    func build() { print(HareComponent(dependency: dependency).isHungry) }
}
