import RIBs

// What generated code forwards in an extension of a component cannot be overridden, so a subclass must not declare it.

final class Crane {}

protocol CargoDependency: Dependency {
    var crane: Crane { get }
}

final class CargoComponent: Component<CargoDependency> {}

final class CargoBuilder: Builder<CargoDependency> {
    func build() { print(CargoComponent(dependency: dependency).dependency.crane) }
}

protocol QuayDependency: Dependency, QuayDependencyCargo {
    var length: Int { get }
}

class QuayComponent: Component<QuayDependency> {
    var width: Int { dependency.length / 4 }
}

final class FloatingQuayComponent: QuayComponent {
    let crane = Crane()

    override var width: Int { 6 }
}

// A computed property could override one of the class.

protocol SpillDependency: Dependency {
    var drain: String { get }
}

final class SpillComponent: Component<SpillDependency> {}

final class SpillBuilder: Builder<SpillDependency> {
    func build() { print(SpillComponent(dependency: dependency).dependency.drain) }
}

protocol DockDependency: Dependency, DockDependencySpill {}

class DockComponent: Component<DockDependency> {}

final class DryDockComponent: DockComponent {
    var drain: String { "pump" }
}

final class DockBuilder: Builder<DockDependency> {
    func build(isDry: Bool) {
        let component = isDry ? DryDockComponent(dependency: dependency) : DockComponent(dependency: dependency)
        SpillBuilder(dependency: component).build()
    }
}

final class QuayBuilder: Builder<QuayDependency> {
    func build(isFloating: Bool) {
        let component = isFloating ? FloatingQuayComponent(dependency: dependency) : QuayComponent(dependency: dependency)
        print(component.width)
        CargoBuilder(dependency: component).build()
    }
}

// The superclass has the property itself, or forwards nothing of the name.

protocol NetDependency: Dependency {
    var rope: String { get }
}

final class NetComponent: Component<NetDependency> {}

final class NetBuilder: Builder<NetDependency> {
    func build() { print(NetComponent(dependency: dependency).dependency.rope) }
}

protocol PierDependency: Dependency {
    var length: Int { get }
}

class PierComponent: Component<PierDependency>, NetDependency {
    var rope: String { "hemp" }
    var posts: Int { dependency.length / 2 }
}

final class StonePierComponent: PierComponent {
    let crane = Crane()

    override var rope: String { "steel" }
}

final class PierBuilder: Builder<PierDependency> {
    func build(isStone: Bool) {
        let component = isStone ? StonePierComponent(dependency: dependency) : PierComponent(dependency: dependency)
        print(component.posts)
        NetBuilder(dependency: component).build()
    }
}

final class HarbourComponent: Component<EmptyDependency>, PierDependency {
    let crane = Crane()
    let length = 80
    let drain = "sluice"

    func open() {
        QuayBuilder(dependency: self).build(isFloating: true)
        PierBuilder(dependency: self).build(isStone: true)
        DockBuilder(dependency: self).build(isDry: true)
    }
}

extension HarbourComponent: QuayDependency {}
extension HarbourComponent: DockDependency {}

enum Dawn {
    static func begin() { HarbourComponent(dependency: EmptyComponent()).open() }
}
