import RIBs

/// What all components of the marina share.
class MarinaBaseComponent: Component<EmptyDependency> {}

protocol Sailing {}

struct Sloop: Sailing {}
struct Buoy {}

// Its component is a subclass.
protocol PierDependency: Dependency where Self: MarinaBaseComponent {}

final class PierComponent: Component<PierDependency> {}

final class PierBuilder: Builder<PierDependency> {
    func build() { _ = PierComponent(dependency: dependency) }
}

// Its component is not.
protocol QuayDependency: MarinaBaseComponent, Dependency {}

final class QuayComponent: Component<QuayDependency> {}

final class QuayBuilder: Builder<QuayDependency> {
    func build() { _ = QuayComponent(dependency: dependency) }
}

// One of the two harbours has no boat that sails.
protocol RegattaDependency: Dependency {
    associatedtype Boat: Sailing
    var boat: Boat { get }
}

final class RegattaComponent: Component<any RegattaDependency> {}

final class RegattaBuilder: Builder<any RegattaDependency> {
    func build() { _ = RegattaComponent(dependency: dependency) }
}

final class MarinaComponent: MarinaBaseComponent, PierDependency, RegattaDependency {
    let boat = Sloop()

    init() { super.init(dependency: EmptyComponent()) }

    var pier: PierBuilder { PierBuilder(dependency: self) }
    var regatta: RegattaBuilder { RegattaBuilder(dependency: self) }
    var harbour: HarbourBuilder { HarbourBuilder(dependency: self) }
}

protocol HarbourDependency: Dependency {}

extension MarinaComponent: HarbourDependency {}

final class HarbourComponent: Component<HarbourDependency>, QuayDependency, RegattaDependency {
    let boat = Buoy()

    var quay: QuayBuilder { QuayBuilder(dependency: self) }
    var regatta: RegattaBuilder { RegattaBuilder(dependency: self) }
}

final class HarbourBuilder: Builder<HarbourDependency> {
    func build() { _ = HarbourComponent(dependency: dependency).quay }
}
