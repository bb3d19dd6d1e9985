import RIBs

// Swift 6 mode: what belongs to an actor meets no requirement that is read from elsewhere, unless it is an immutable value
// that may be sent, the reader waits, or the conformance belongs to the actor itself.

@MainActor
final class Light {
    var isOn = false
}

final class Pump {}

// A public type is sent only if it says so: this one may come to hold a class.
public struct Filter {}

public enum Water { case fresh, salted }

@frozen
public struct Gauge {}

public struct Label: Sendable {}

struct Shelf {}

protocol Heated {}

protocol Lit {}

struct Lamp: Heated, Lit {}

protocol TankDependency: Dependency {
    var alarm: @Sendable () -> Int { get }
    var chime: () -> Int { get }
    var depth: Int { get }
    var filter: Filter { get }
    var fish: Int { get }
    var gauge: Gauge { get }
    var label: Label { get }
    var lamp: any Heated & Lit { get }
    var light: Light { get }
    var pump: Pump { get }
    var pumps: [String: Pump] { get }
    var salt: Int { get async }
    var secret: Int { get }
    var shelf: Shelf { get }
    var water: Water { get }
    var width: Int { get }
}

final class TankBuilder: Builder<any TankDependency> {
    func build() async {
        print(dependency.depth, dependency.fish, dependency.light, dependency.pump, dependency.secret, dependency.width)
        print(dependency.filter, dependency.gauge, dependency.label, dependency.lamp)
        print(dependency.alarm(), dependency.chime())
        print(dependency.pumps, dependency.shelf, dependency.water)
        print(await dependency.salt)
    }
}

@MainActor
final class HallComponent: TankDependency {
    let alarm: @Sendable () -> Int = { 1 }
    let chime: () -> Int = { 2 }
    let filter = Filter()
    let gauge = Gauge()
    let label = Label()
    let lamp: any Heated & Lit = Lamp()
    let light = Light()
    let pump = Pump()
    let pumps: [String: Pump] = [:]
    let shelf = Shelf()
    let water: Water = .fresh
    private let secret = 4
    nonisolated var depth: Int { 2 }
    var salt: Int { 35 }
    var width: Int { 3 }
    private(set) var fish = 12
}

@MainActor
class Room {
    var warmth: Int { 25 }
}

final class BathComponent: Room, @MainActor BathDependency {
    var steam: Int { warmth }
}

protocol BathDependency: Dependency {
    var steam: Int { get }
}

final class BathBuilder: Builder<any BathDependency> {
    func build() { print(dependency.steam) }
}

@MainActor
func open() async {
    await TankBuilder(dependency: HallComponent()).build()
    BathBuilder(dependency: BathComponent()).build()
}
