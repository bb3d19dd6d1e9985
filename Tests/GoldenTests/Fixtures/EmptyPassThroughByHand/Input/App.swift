import RIBs

// The protocols with reserved names are written by hand: an empty one is in the way of the generated one, and one that
// lacks a member has to get it. `RootDependencyBuoy` has all that it takes.

protocol RootDependency: Dependency, RootDependencyPier, RootDependencyCrane, RootDependencyBuoy {}

/// The dependencies needed from the parent scope of Root to provide for the Pier scope.
protocol RootDependencyPier: Dependency {
    // TODO: Declare dependencies needed from the parent scope of Root.
}

protocol RootDependencyCrane: Dependency {
    var load: Int { get }
}

protocol RootDependencyBuoy: Dependency {
    var light: Int { get }
}

final class RootComponent: Component<RootDependency> {}

final class RootBuilder: Builder<RootDependency> {
    func build() {
        let component = RootComponent(dependency: dependency)
        PierBuilder(dependency: component).build()
        CraneBuilder(dependency: component).build()
        BuoyBuilder(dependency: component).build()
    }
}

protocol PierDependency: Dependency { var tide: Int { get } }

final class PierComponent: Component<PierDependency> {}

final class PierBuilder: Builder<PierDependency> {
    func build() { print(PierComponent(dependency: dependency).dependency.tide) }
}

protocol CraneDependency: Dependency {
    var load: Int { get }
    var wind: Int { get }
}

final class CraneComponent: Component<CraneDependency> {}

final class CraneBuilder: Builder<CraneDependency> {
    func build() {
        let component = CraneComponent(dependency: dependency)
        print(component.dependency.load, component.dependency.wind)
    }
}

protocol BuoyDependency: Dependency { var light: Int { get } }

final class BuoyComponent: Component<BuoyDependency> {}

final class BuoyBuilder: Builder<BuoyDependency> {
    func build() { print(BuoyComponent(dependency: dependency).dependency.light) }
}

final class AppComponent: EmptyComponent, RootDependency {
    let tide = 1
    let load = 2
    let wind = 3
    let light = 4
}

enum Harbour {
    static func open() { RootBuilder(dependency: AppComponent()).build() }
}
