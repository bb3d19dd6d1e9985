import RIBs

// `LanternBuilder` makes no component and asks for a composition without a name, which only its keeper spells out.
// `SpareBuilder` asks for what `DeckComponent` asks for, and is a scope beside it.

struct Oil {}
struct Wick {}

protocol HasOil: AnyObject { var oil: Oil { get } }
protocol HasWick: AnyObject { var wick: Wick { get } }

final class LanternBuilder: Builder<HasOil & HasWick> {
    func build() { print(dependency.oil, dependency.wick) }
}

struct LanternKeeper {
    private let needs: any HasOil & HasWick

    init(_ needs: any HasOil & HasWick) { self.needs = needs }

    func light() { LanternBuilder(dependency: needs).build() }
}

protocol DeckDependency: Dependency, DeckDependencyLanternBuilder {
    var oil: Oil { get }
}

final class DeckComponent: Component<DeckDependency> {
    func lanterns() -> LanternKeeper { LanternKeeper(self) }
}

final class DeckBuilder: Builder<DeckDependency> {
    func build() {
        DeckComponent(dependency: dependency).lanterns().light()
    }
}

final class SpareBuilder: Builder<DeckDependency> {
    func build() { print(dependency.oil) }
}

final class ShipComponent: Component<EmptyDependency>, DeckDependency {
    let oil = Oil()
    let wick = Wick()

    init() { super.init(dependency: EmptyComponent()) }

    func sail() {
        DeckBuilder(dependency: self).build()
        SpareBuilder(dependency: self).build()
    }
}

enum Voyage {
    static func begin() { ShipComponent().sail() }
}
