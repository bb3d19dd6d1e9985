import RIBs

struct Script {}
struct Spotlight {}

/// Inherits the protocols of children that are gone.
protocol StageDependency: Dependency, StageDependencyOrchestra, StageDependencyPit {
    var script: Script { get }
}

protocol HasSpotlight: Dependency { var spotlight: Spotlight { get } }
protocol HasScript: Dependency { var script: Script { get } }

typealias BalconyDependency = HasScript & BalconyDependencyBox & HasSpotlight

/// Conforms to what the wings ask for, and never makes them.
final class StageComponent: Component<StageDependency>, WingsDependency, PropsDependency {
    var script: Script { dependency.script }
}

final class StageBuilder: Builder<StageDependency> {
    func build() {
        let component = StageComponent(dependency: dependency)
        PropsBuilder(dependency: component).build()
    }
}

final class BalconyComponent: Component<BalconyDependency> {
    var sight: String { "\(dependency.script) \(dependency.spotlight)" }
}

extension BalconyComponent: WingsDependency {
    var script: Script { dependency.script }
}

final class BalconyBuilder: Builder<BalconyDependency> {
    func build() { print(BalconyComponent(dependency: dependency).sight) }
}

protocol WingsDependency: Dependency {
    var script: Script { get }
}

final class WingsComponent: Component<WingsDependency> {}

final class WingsBuilder: Builder<WingsDependency> {
    func build() { print(WingsComponent(dependency: dependency).dependency.script) }
}

protocol PropsDependency: Dependency {
    var script: Script { get }
}

final class PropsComponent: Component<PropsDependency> {}

final class PropsBuilder: Builder<PropsDependency> {
    func build() { print(PropsComponent(dependency: dependency).dependency.script) }
}

final class TheatreComponent: Component<EmptyDependency>, StageDependency, WingsDependency, HasSpotlight, HasScript {
    var script: Script { Script() }
    var spotlight: Spotlight { Spotlight() }

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        StageBuilder(dependency: self).build()
        WingsBuilder(dependency: self).build()
        BalconyBuilder(dependency: self).build()
    }
}

func open() { TheatreComponent().open() }
