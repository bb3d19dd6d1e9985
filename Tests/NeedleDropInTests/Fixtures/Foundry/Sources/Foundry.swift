import NeedleFoundation

public struct Ore {}
public struct Coal {}

class FoundryComponent: BootstrapComponent {
    public var ore: Ore { Ore() }
    public static var license: String { "none" }
    public struct Store {
        public var coal: Coal
    }
    public var foundryComponent: Ore { Ore() }
    public var tongs: Int { 2 }
    public var gauge: [
        String
    ] { [] }

    var furnace: FurnaceComponent { FurnaceComponent(parent: self) }
    var anvil: AnvilComponent { AnvilComponent(parent: self) }
    fileprivate var mould: MouldComponent { MouldComponent(parent: self) }
    var bellows: BellowsComponent { BellowsComponent(parent: self) }
}

extension FoundryComponent {
    func fire() -> Int {
        let heat: Int = 1_500
        return heat
    }
}

/// A static, a member of a nested type, a local constant, and a name that the provider has already.
protocol FurnaceDependency: Dependency {
    var license: String { get }
    var coal: Coal { get }
    var heat: Int { get }
    var foundryComponent: Ore { get }
}

class FurnaceComponent: Component<FurnaceDependency> {}

protocol AnvilDependency: Dependency, Striking {
    var ore: Ore { get }
    var tongs: Int { get set }
    func strike()
}

protocol Striking: Dependency {
    var hammer: Int { get }
}

class AnvilComponent: Component<AnvilDependency> {}

fileprivate protocol MouldDependency: Dependency {
    var ore: Ore { get }
}

fileprivate class MouldComponent: Component<MouldDependency> {}

/// Inside another type; an alias makes its bare name known.
enum Room {
    class BellowsComponent: Component<BellowsDependency> {}
}

typealias BellowsComponent = Room.BellowsComponent

protocol BellowsDependency: Dependency {
    var gauge: [
        String
    ] { get }
}
