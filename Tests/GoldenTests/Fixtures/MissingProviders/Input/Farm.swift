import RIBs

struct Tractor {}

struct Barn {}

/// Nobody has a tractor; three scopes wait for it, for one cause. The orchard has one, but stands aside.
final class FarmComponent: Component<EmptyDependency> {
    let barn = Barn()

    func work() {
        FieldBuilder(dependency: self).build()
        OrchardBuilder(dependency: self).build()
    }
}

protocol FieldDependency: Dependency, FieldDependencySowing, FieldDependencyPloughing {}

final class FieldComponent: Component<FieldDependency> {}

final class FieldBuilder: Builder<FieldDependency> {
    func build() {
        let component = FieldComponent(dependency: dependency)
        SowingBuilder(dependency: component).build()
        PloughingBuilder(dependency: component).build()
    }
}

protocol SowingDependency: Dependency {
    var barn: Barn { get }
    var tractor: Tractor { get }
}

final class SowingComponent: Component<SowingDependency> {}

final class SowingBuilder: Builder<SowingDependency> {
    func build() { _ = SowingComponent(dependency: dependency) }
}

protocol PloughingDependency: Dependency {
    var tractor: Tractor { get }
}

final class PloughingComponent: Component<PloughingDependency> {}

final class PloughingBuilder: Builder<PloughingDependency> {
    func build() { _ = PloughingComponent(dependency: dependency) }
}

protocol OrchardDependency: Dependency {}

final class OrchardComponent: Component<OrchardDependency> {
    let tractor = Tractor()
}

final class OrchardBuilder: Builder<OrchardDependency> {
    func build() { _ = OrchardComponent(dependency: dependency) }
}

enum Spring {
    static func begin() { FarmComponent(dependency: EmptyComponent()).work() }
}
