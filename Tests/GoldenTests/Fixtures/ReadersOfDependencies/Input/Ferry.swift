import RIBs

// Taking a value of a dependency's type makes no scope: only what passes it on to a builder or component does.

final class Engine {}

protocol FerryDependency: Dependency { var engine: Engine { get } }

/// Shows its interactor and its screen what it was given: no edge from the ferry to itself.
final class FerryComponent: Component<FerryDependency>, FerryDependency, CabinDependency, DeckDependency {
    var engine: Engine { dependency.engine }
}

final class FerryInteractor: Interactor {
    private let engine: Engine

    init(dependency: FerryDependency) {
        engine = dependency.engine
        super.init()
    }
}

struct FerryScreen {
    let services: any FerryDependency
    var title: String { "\(services.engine)" }
}

func describe(_ services: FerryDependency) -> String { "\(services.engine)" }

final class FerryBuilder: Builder<FerryDependency> {
    func build() {
        let component = FerryComponent(dependency: dependency)
        print(FerryInteractor(dependency: component), FerryScreen(services: component).title, describe(component))
        CabinAdapter(component).open()
        Yard(all: [component]).open()
        // Reads what the deck needs, and makes no deck.
        print(DeckPlan(component).engine)
    }
}

protocol CabinDependency: Dependency { var engine: Engine { get } }

final class CabinComponent: Component<CabinDependency> {
    var noise: Engine { dependency.engine }
}

final class CabinBuilder: Builder<CabinDependency> {
    func build() { print(CabinComponent(dependency: dependency).noise) }
}

class Adapter {
    let held: CabinDependency
    init(_ held: CabinDependency) { self.held = held }
}

/// Passes on what its superclass holds.
final class CabinAdapter: Adapter {}

extension CabinAdapter {
    func open() { makeCabin(held) }
}

func makeCabin(_ dependency: CabinDependency) { CabinBuilder(dependency: dependency).build() }

/// Holds several, which another type reads and passes on.
struct Yard {
    let all: [CabinDependency]
    func open() { Foreman(yard: self).open() }
}

struct Foreman {
    let yard: Yard
    func open() { yard.all.forEach { CabinBuilder(dependency: $0).build() } }
}

protocol DeckDependency: Dependency { var engine: Engine { get } }

struct DeckPlan {
    let engine: Engine
    init(_ services: DeckDependency) { engine = services.engine }
}

/// Its own builder never makes it, nor does anything else: the builder is the scope.
final class DeckComponent: Component<DeckDependency> {}

final class DeckBuilder: Builder<DeckDependency> {
    func build() -> Engine { dependency.engine }
}

/// A builder passes its own dependency to another scope that has the same one.
protocol BridgeDependency: Dependency { var engine: Engine { get } }

final class BridgeComponent: Component<BridgeDependency> {
    var power: Engine { dependency.engine }
}

final class BridgeBuilder: Builder<BridgeDependency> {
    func build() {
        print(BridgeComponent(dependency: dependency).power)
        HelmBuilder(dependency: dependency).build()
    }
}

final class HelmComponent: Component<BridgeDependency> {
    var power: Engine { dependency.engine }
}

final class HelmBuilder: Builder<BridgeDependency> {
    func build() { print(HelmComponent(dependency: dependency).power) }
}

final class HarbourComponent: Component<EmptyDependency>, FerryDependency, DeckDependency, BridgeDependency {
    let engine = Engine()
    init() { super.init(dependency: EmptyComponent()) }
}

func start() {
    let harbour = HarbourComponent()
    FerryBuilder(dependency: harbour).build()
    print(DeckBuilder(dependency: harbour).build())
    BridgeBuilder(dependency: harbour).build()
}
