import RIBs

struct Tide {}

final class HarbourComponent: Component<EmptyDependency>, BeaconDependency {
    let tide = Tide()

    func open() { BeaconBuilder(dependency: self).build() }
}

protocol BeaconDependency: Dependency {
    var tide: Tide { get }
}

// One scope, declared twice.

#if DEBUG
    final class BeaconComponent: Component<BeaconDependency> {
        let colour = "red"
    }
#else
    final class BeaconComponent: Component<BeaconDependency> {
        let colour = "white"
    }
#endif

final class BeaconBuilder: Builder<BeaconDependency> {
    func build() { _ = BeaconComponent(dependency: dependency) }
}

enum Night {
    static func begin() { HarbourComponent(dependency: EmptyComponent()).open() }
}
