import RIBs

/// No class, protocol or property of this app follows the naming convention: all is found by static types.
protocol NeedsOfDeck: Dependency, NeedsOfDeckCabin {
    var tide: Tide { get }
}

struct Tide {}

struct Berth {}

typealias Box<Needs> = Component<Needs>

class Hull<Needs>: Box<Needs> {
    let flag = "blue"
}

final class Deck: Hull<NeedsOfDeck> {
    let berth = Berth()
}

final class DeckMaker: Builder<NeedsOfDeck> {
    func assemble() -> Cargo {
        let planks = Deck(dependency: dependency)
        let hand = GalleyMaker(dependency: planks)
        return Cargo(hand, CabinMaker(dependency: planks), hold: HoldMaker(dependency: planks))
    }
}

final class Cargo {
    init(_ galley: GalleyMaker, _ cabin: CabinMaker, hold: HoldMaker) {}
}

protocol Provisions: Dependency {
    var berth: Berth { get }
    var flag: String { get }
}

final class Galley: Hull<Provisions> {}

final class GalleyMaker: Builder<Provisions> {
    func assemble() { _ = Galley(dependency: dependency) }
}

protocol Comforts: Dependency {
    var berth: Berth { get }
    var harbour: Harbour { get }
}

struct Harbour {}

final class Cabin: Component<Comforts> {}

final class CabinMaker: Builder<Comforts> {
    func assemble() { _ = Cabin(dependency: dependency) }
}

protocol Weights: Dependency {
    var flag: String { get }
}

class Plain: Component<Weights> {}

final class Hold: Plain {}

final class HoldMaker: Builder<Weights> {
    func assemble() { _ = Hold(dependency: dependency) }
}
