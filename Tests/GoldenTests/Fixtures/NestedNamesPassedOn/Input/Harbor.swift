import RIBs

// Names that are declared beside the dependency or in it, in every place of a type.

enum Pilot {
    struct Fog: Error {}
    struct Buoy {}
    protocol Vessel {}
    protocol Floating: ~Copyable {}

    @globalActor actor Tower {
        static let shared = Tower()
    }

    protocol Dependency: RIBs.Dependency {
        typealias Craft = Vessel
        typealias Mist = Fog

        var signal: () throws(Fog) -> Int { get }
        var horn: @Tower () -> Void { get }
        var lamp: () throws(Mist) -> Void { get }
        func moor<Ship: Vessel>(_ ship: Ship, at buoys: [Buoy]) where Ship: Sendable
        func tow<Ship: Craft, Fleet>(_ ship: Ship, in fleet: Fleet) where Fleet: Sequence, Fleet.Element: Vessel
        func sink<Wreck: Floating & ~Copyable>(_ wreck: borrowing Wreck)
        func call(_ answer: @escaping @Tower () -> Void, or fail: () throws(Fog) -> Void) throws(Fog)
        // They have the names of a type.
        func mark<Buoy>(_ buoy: Buoy) -> Buoy
        func wait<Fog: Error>(_ work: () throws(Fog) -> Void) throws(Fog)
        func sail<each Ship: Vessel>(_ ships: repeat each Ship)
    }

    final class Component: RIBs.Component<Dependency> {
        func guide() -> [Any] { [dependency.signal, dependency.horn, dependency.lamp] }
    }
}

protocol HarborDependency: Dependency, HarborDependencyPilot {}

final class HarborComponent: Component<HarborDependency> {}

final class HarborBuilder: Builder<HarborDependency> {
    func build() -> [Any] { Pilot.Component(dependency: HarborComponent(dependency: dependency)).guide() }
}

final class CoastComponent: Component<EmptyDependency>, HarborDependency {
    let signal: () throws(Pilot.Fog) -> Int = { 1 }
    let horn: @Pilot.Tower () -> Void = {}
    let lamp: () throws(Pilot.Fog) -> Void = {}

    init() { super.init(dependency: EmptyComponent()) }

    func moor<Ship: Pilot.Vessel>(_ ship: Ship, at buoys: [Pilot.Buoy]) where Ship: Sendable {}
    func tow<Ship: Pilot.Vessel, Fleet>(_ ship: Ship, in fleet: Fleet)
    where Fleet: Sequence, Fleet.Element: Pilot.Vessel {}
    func sink<Wreck: Pilot.Floating & ~Copyable>(_ wreck: borrowing Wreck) {}
    func call(_ answer: @escaping @Pilot.Tower () -> Void, or fail: () throws(Pilot.Fog) -> Void) throws(Pilot.Fog) {
        try fail()
    }
    func mark<Buoy>(_ buoy: Buoy) -> Buoy { buoy }
    func wait<Fog: Error>(_ work: () throws(Fog) -> Void) throws(Fog) { try work() }
    func sail<each Ship: Pilot.Vessel>(_ ships: repeat each Ship) {}
}

func start() -> [Any] { HarborBuilder(dependency: CoastComponent()).build() }
