import RIBs

struct Grain {}

final class MillComponent: Component<EmptyDependency> {
    let grain = Grain()

    init() { super.init(dependency: EmptyComponent()) }

    func open() { MillstoneBuilder(dependency: self).build() }
}

/// Carries the grain by hand; the sieve below wants it in bags. One fault, not two.
protocol MillstoneDependency: Dependency {
    var grain: Grain { get }
}

final class MillstoneComponent: Component<MillstoneDependency> {}

final class MillstoneBuilder: Builder<MillstoneDependency> {
    func build() {
        let component = MillstoneComponent(dependency: dependency)
        print(component.dependency.grain)
        SieveBuilder(dependency: component).build()
    }
}

protocol SieveDependency: Dependency {
    var grain: [Grain] { get }
}

final class SieveComponent: Component<SieveDependency> {}

final class SieveBuilder: Builder<SieveDependency> {
    func build() { print(SieveComponent(dependency: dependency).dependency.grain) }
}

enum Harvest {
    static func begin() { MillComponent().open() }
}
