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
    final class BeaconComponent: Component<BeaconDependency>, BellDependency {
        let colour = "red"

        func test() -> Bool { true }
    }
#else
    final class BeaconComponent: Component<BeaconDependency>, BellDependency {
        let colour = "white"

        func ring(times: Int) -> Int { times }
    }
#endif

final class BeaconBuilder: Builder<BeaconDependency> {
    func build() { _ = BeaconComponent(dependency: dependency) }

    func ring() { BellBuilder(dependency: BeaconComponent(dependency: dependency)).build() }
}

protocol BellDependency: Dependency {
    #if DEBUG
        func test() -> Bool
    #else
        func ring(times: Int) -> Int
    #endif
}

final class BellComponent: Component<BellDependency> {
    func strike() {
        #if DEBUG
            print(dependency.test())
        #else
            print(dependency.ring(times: 2))
        #endif
    }
}

final class BellBuilder: Builder<BellDependency> {
    func build() { BellComponent(dependency: dependency).strike() }
}

enum Night {
    static func begin() { HarbourComponent(dependency: EmptyComponent()).open() }
}
