import GarageMacros
import RIBs

protocol LiftDependency: Dependency { var load: Int { get } }

final class LiftComponent: Component<LiftDependency> {
    var height: Int { dependency.load / 10 }
}

final class LiftBuilder: Builder<LiftDependency> {
    func build() { print(LiftComponent(dependency: dependency).height) }
}

protocol BayDependency: Dependency { var load: Int { get } }

/// Whatever the macro writes: it may make the bay conform, with the load.
@HandsOn
final class BayComponent: Component<BayDependency> {
    var weight: Int { dependency.load }
    func lift() { LiftBuilder(dependency: self).build() }
}

/// What an imported module declares cannot know the protocols of this one.
final class GarageComponent: Component<EmptyDependency>, Toolbox {
    let load = 900
    init() { super.init(dependency: EmptyComponent()) }

    func bay() { BayComponent(dependency: self).lift() }
    func lift() { LiftBuilder(dependency: self).build() }
    func pit() { PitBuilder(dependency: self).build() }
}

protocol PitDependency: Dependency { var depth: Int { get } }

final class PitComponent: Component<PitDependency> {
    var steps: Int { dependency.depth / 20 }
}

final class PitBuilder: Builder<PitDependency> {
    func build() { print(PitComponent(dependency: dependency).steps) }
}

/// Here is nothing that could provide the load.
final class WashComponent: Component<EmptyDependency>, LiftDependency {
    let foam = 3
    init() { super.init(dependency: EmptyComponent()) }

    func lift() { LiftBuilder(dependency: self).build() }
}
