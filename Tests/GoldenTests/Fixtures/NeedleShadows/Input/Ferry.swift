import NeedleFoundation

class Horn {
    init() {}
    init(above: Horn) {}
    static let standard = Horn()
}

struct Ticket {}

struct Anchor {}

struct Lamp {
    static let standard = Lamp()
}

struct Flag {
    let lamp = Lamp()
}

final class FerryComponent: BootstrapComponent {
    var horn: Horn { shared { Horn() } }
    var ticket: Ticket { Ticket() }
    var lamp: Lamp { Lamp.standard }
    var anchor: Anchor { Anchor() }
    var flag: Flag { shared { Flag() } }
    var name: String { "ferry" }

    var upperDeck: UpperDeckComponent { UpperDeckComponent(parent: self) }
    var lowerDeck: LowerDeckComponent { LowerDeckComponent(parent: self) }
    var bridge: BridgeComponent { BridgeComponent(parent: self) }
    var port: PortComponent { PortComponent(parent: self) }
    var starboard: StarboardComponent { StarboardComponent(parent: self) }
}

/// It makes a ticket, and does not know that there is one already.
final class UpperDeckComponent: Component<EmptyDependency> {
    let ticket = Ticket()

    var barrier: BarrierComponent { BarrierComponent(parent: self) }
    var kiosk: KioskComponent { KioskComponent(parent: self) }
}

/// It hides nothing: it hands on, wraps what it asks for, reads off something else, keeps to itself.
protocol LowerDeckDependency: Dependency {
    var horn: Horn { get }
    var ticket: Ticket { get }
    var flag: Flag { get }
}

final class LowerDeckComponent: Component<LowerDeckDependency> {
    var horn: Horn { shared { Horn(above: dependency.horn) } }
    var ticket: Ticket { dependency.ticket }
    var lamp: Lamp { dependency.flag.lamp }
    private var anchor: Anchor { Anchor() }
    var name: Int { anchor is Anchor ? 3 : 4 }

    func look() { print(dependency.ticket) }

    var kiosk: KioskComponent { KioskComponent(parent: self) }
}

/// What it makes nobody below asks for.
final class BridgeComponent: Component<EmptyDependency> {
    let anchor = Anchor()

    func drop() { print(anchor) }
}

protocol BarrierDependency: Dependency {
    var ticket: Ticket { get }
}

final class BarrierComponent: Component<BarrierDependency> {
    func check() { print(dependency.ticket) }
}

protocol KioskDependency: Dependency {
    var ticket: Ticket { get }
    var horn: Horn { get }
    var lamp: Lamp { get }
    var anchor: Anchor { get }
    var name: String { get }
}

/// Two ways lead up from it: by the upper deck to a ticket of that deck, by the lower deck to the ferry's.
final class KioskComponent: Component<KioskDependency> {
    func sell() {
        print(dependency.ticket, dependency.horn, dependency.lamp, dependency.anchor, dependency.name)
    }
}

struct Lantern {}

struct Colour {}

/// Port and starboard each make a lantern and a colour. The buoy below is made by both and gets its colour of either: that
/// is meant. The boat is made by the davit and the buoy, which make no lantern: whose it gets, its makers do not show.
final class PortComponent: Component<EmptyDependency> {
    var lantern: Lantern { Lantern() }
    var colour: Colour { Colour() }
    var davit: DavitComponent { DavitComponent(parent: self) }
    var buoy: BuoyComponent { BuoyComponent(parent: self) }
}

final class StarboardComponent: Component<EmptyDependency> {
    var lantern: Lantern { Lantern() }
    var colour: Colour { Colour() }
    var buoy: BuoyComponent { BuoyComponent(parent: self) }
}

final class DavitComponent: Component<EmptyDependency> {
    var boat: BoatComponent { BoatComponent(parent: self) }
}

protocol BuoyDependency: Dependency {
    var colour: Colour { get }
}

final class BuoyComponent: Component<BuoyDependency> {
    var boat: BoatComponent { BoatComponent(parent: self) }

    func paint() { print(dependency.colour) }
}

protocol BoatDependency: Dependency {
    var lantern: Lantern { get }
}

final class BoatComponent: Component<BoatDependency> {
    func row() { print(dependency.lantern) }
}
