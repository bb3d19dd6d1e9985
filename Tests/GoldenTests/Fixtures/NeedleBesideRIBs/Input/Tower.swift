import NeedleFoundation
import RIBs

struct Bell {}

// A root of Needle's, beside a RIB whose files import both libraries.

final class BellComponent: BootstrapComponent {
    let bell = Bell()
}

final class TowerComponent: RIBs.Component<RIBs.EmptyDependency> {
    let bell = Bell()

    func ring() { StairsBuilder(dependency: self).build() }
}

protocol StairsDependency: RIBs.Dependency, StairsDependencyLanding {}

final class StairsComponent: RIBs.Component<StairsDependency> {}

final class StairsBuilder: RIBs.Builder<StairsDependency> {
    func build() { LandingBuilder(dependency: StairsComponent(dependency: dependency)).build() }
}

protocol LandingDependency: RIBs.Dependency {
    var bell: Bell { get }
}

final class LandingComponent: RIBs.Component<LandingDependency> {}

final class LandingBuilder: RIBs.Builder<LandingDependency> {
    func build() { _ = LandingComponent(dependency: dependency) }
}

enum Noon {
    static func begin() {
        TowerComponent(dependency: EmptyComponent()).ring()
        print(BellComponent().bell)
    }
}
