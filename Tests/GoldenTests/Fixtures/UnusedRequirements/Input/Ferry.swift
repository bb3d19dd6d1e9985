import RIBs

// The cabin asks for a purser whom nobody reads, and the deck hands him on for the cabin alone.

struct Purser {}
struct Timetable {}
struct Anchor {}

final class FerryComponent: Component<EmptyDependency>, DeckDependency, LoungeDependency {
    let purser = Purser()
    let timetable = Timetable()
    let anchor = Anchor()
    let flag = "blue"
    let speed = 12
    let captain = "Ida"

    init() { super.init(dependency: EmptyComponent()) }

    func deck() -> DeckBuilder { DeckBuilder(dependency: self) }
    func lounge() -> LoungeBuilder { LoungeBuilder(dependency: self) }
}

protocol DeckDependency: Dependency {
    var purser: Purser { get }
    var timetable: Timetable { get }
    var anchor: Anchor { get }
}

final class DeckComponent: Component<DeckDependency>, CabinDependency {
    var purser: Purser { dependency.purser }
    var timetable: Timetable { dependency.timetable }
    /// Hands on what nobody takes.
    fileprivate var anchor: Anchor { return self.dependency.anchor }
}

final class DeckBuilder: Builder<DeckDependency> {
    func build() -> CabinBuilder { CabinBuilder(dependency: DeckComponent(dependency: dependency)) }
}

protocol CabinDependency: Dependency {
    var purser: Purser { get }
    var timetable: Timetable { get }
}

final class CabinComponent: Component<CabinDependency> {
    let purser: Purser

    override init(dependency: CabinDependency) {
        self.purser = dependency.purser
        super.init(dependency: dependency)
    }
}

final class CabinBuilder: Builder<CabinDependency> {
    func build() -> Timetable { CabinComponent(dependency: dependency).dependency.timetable }
}

enum Crossing {
    static func begin() {
        let ferry = FerryComponent()
        print(ferry.deck().build().build(), ferry.lounge().build(), ferry.anchor, ferry.purser)
    }
}
