import RIBs

// A builder, its component and what a component passes on have to agree on the dependency.

protocol FlourDependency: Dependency {
    var grain: String { get }
}

final class FlourComponent: Component<FlourDependency> {}

final class FlourBuilder: Builder<FlourDependency> {
    func build() { print(FlourComponent(dependency: dependency).dependency.grain) }
}

/// The builder is a copy of `FlourBuilder`.
protocol BranDependency: Dependency {
    var husk: String { get }
}

final class BranComponent: Component<BranDependency> {}

final class BranBuilder: Builder<FlourDependency> {
    func build() { print(BranComponent(dependency: dependency).dependency.husk) }
}

/// The component is a copy of `FlourComponent`.
protocol SackDependency: Dependency {
    var twine: Int { get }
}

final class SackComponent: Component<FlourDependency> {}

final class SackBuilder: Builder<SackDependency> {
    func build() { print(SackComponent(dependency: dependency).dependency, dependency.twine) }
}

/// The builder creates the component of `FlourBuilder`.
protocol SieveDependency: Dependency {
    var mesh: Int { get }
}

final class SieveComponent: Component<SieveDependency> {
    var size: Int { dependency.mesh }
}

final class SieveBuilder: Builder<SieveDependency> {
    func build() { print(FlourComponent(dependency: dependency)) }
}

/// The same, where one name begins with the other.
protocol FlourSackDependency: Dependency {
    var weight: Int { get }
}

final class FlourSackComponent: Component<FlourSackDependency> {
    var size: Int { dependency.weight }
}

final class FlourSackBuilder: Builder<FlourSackDependency> {
    func build() { print(FlourComponent(dependency: dependency)) }
}

/// A root passes its empty dependency instead of itself.
final class AnnexComponent: Component<EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }

    func open() { FlourBuilder(dependency: dependency).build() }
}

// What inherits the other dependency may be passed, and so may other values than the dependency.

protocol StoneDependency: Dependency, WheelDependency {
    var size: Int { get }
}

protocol WheelDependency: Dependency {
    var teeth: Int { get }
}

final class WheelComponent: Component<WheelDependency> {}

final class StoneComponent: Component<StoneDependency> {}

final class StoneBuilder: Builder<StoneDependency> {
    func build() {
        print(StoneComponent(dependency: dependency).dependency.size)
        print(WheelComponent(dependency: dependency).dependency.teeth)
    }
}

final class SpareWheel: WheelDependency {
    let teeth = 8
}

final class SpareBuilder: Builder<FlourDependency> {
    func build() {
        let dependency = SpareWheel()
        print(WheelComponent(dependency: dependency).dependency.teeth)
    }
}

protocol BenchDependency: Dependency {
    var height: Int { get }
}

/// The parameter of the setter has the name of the builder's dependency.
final class BenchBuilder: Builder<BenchDependency> {
    private var wheel = WheelComponent(dependency: SpareWheel())

    var next: WheelDependency {
        get { wheel.dependency }
        set(dependency) { wheel = WheelComponent(dependency: dependency) }
    }

    func measure() -> Int { dependency.height }
}

final class MillComponent: Component<EmptyDependency>, FlourDependency, BranDependency, SackDependency,
    SieveDependency, FlourSackDependency, StoneDependency, BenchDependency
{
    let grain = "rye"
    let husk = "rye"
    let twine = 2
    let mesh = 3
    let weight = 25
    let size = 4
    let teeth = 5
    let height = 6

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        FlourBuilder(dependency: self).build()
        BranBuilder(dependency: self).build()
        SackBuilder(dependency: self).build()
        SieveBuilder(dependency: self).build()
        FlourSackBuilder(dependency: self).build()
        StoneBuilder(dependency: self).build()
        SpareBuilder(dependency: self).build()
        print(BenchBuilder(dependency: self).measure())
    }
}

enum Dawn {
    static func begin() {
        MillComponent().open()
        AnnexComponent().open()
    }
}
