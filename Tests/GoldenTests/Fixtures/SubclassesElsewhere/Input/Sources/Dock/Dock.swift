import RIBs

// What generated code forwards in an extension of a component cannot be overridden in other modules that see it.

public final class Crane {
    public init() {}
}

protocol CargoDependency: Dependency {
    var crane: Crane { get }
}

final class CargoComponent: Component<CargoDependency> {}

final class CargoBuilder: Builder<CargoDependency> {
    func build() { print(CargoComponent(dependency: dependency).dependency.crane) }
}

public protocol DockDependency: Dependency, DockDependencyCargo, DockDependencyShed {}

/// Tests see it, and all that it gets.
class DockComponent: Component<DockDependency> {
    var cargo: CargoBuilder { CargoBuilder(dependency: self) }
}

protocol ShedDependency: Dependency {
    var rope: String { get }
}

final class ShedComponent: Component<ShedDependency> {}

final class ShedBuilder: Builder<ShedDependency> {
    func build() { print(ShedComponent(dependency: dependency).dependency.rope) }
}

/// Other modules do not see the internal property that it gets.
open class OpenDockComponent: Component<DockDependency> {
    func shed() -> ShedBuilder { ShedBuilder(dependency: self) }
}

protocol AnchorDependency: Dependency {
    var chain: String { get }
}

final class AnchorComponent: Component<AnchorDependency> {}

final class AnchorBuilder: Builder<AnchorDependency> {
    func build() { print(AnchorComponent(dependency: dependency).dependency.chain) }
}

protocol MooringDependency: Dependency {
    var chain: String { get }
}

/// Tests may override what it declares itself.
class MooringComponent: Component<MooringDependency> {
    func anchor() -> AnchorBuilder { AnchorBuilder(dependency: self) }
}

final class SlipComponent: Component<DockDependency>, MooringDependency {
    let chain = "steel"

    func moor() { MooringComponent(dependency: self).anchor().build() }
}

public final class DockBuilder: Builder<DockDependency> {
    public func build() {
        DockComponent(dependency: dependency).cargo.build()
        OpenDockComponent(dependency: dependency).shed().build()
        SlipComponent(dependency: dependency).moor()
    }
}

// Tests and modules of the package see more of an open class than other modules do.

protocol GateDependency: Dependency {
    var winch: Int { get }
}

final class GateComponent: Component<GateDependency> {}

final class GateBuilder: Builder<GateDependency> {
    func build() { print(GateComponent(dependency: dependency).dependency.winch) }
}

package protocol HoistDependency: Dependency {
    var hook: String { get }
}

package final class HoistComponent: Component<HoistDependency> {}

package final class HoistBuilder: Builder<HoistDependency> {
    package func build() { print(HoistComponent(dependency: dependency).dependency.hook) }
}

public protocol LockDependency: Dependency, LockDependencyGate, LockDependencyHoist {}

open class LockComponent: Component<LockDependency> {
    func gate() -> GateBuilder { GateBuilder(dependency: self) }
    package func hoist() -> HoistBuilder { HoistBuilder(dependency: self) }
}
