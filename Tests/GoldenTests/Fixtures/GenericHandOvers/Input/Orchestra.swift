import RIBs

// The component reaches its children through generic functions, closures' parameters, key paths and the like.

// An operator that passes its left side to its right side.
infix operator |>: AdditionPrecedence
func |> <Value>(value: Value, use: (Value) -> Void) { use(value) }

protocol Chainable {}

extension Chainable {
    func also(_ use: (Self) -> Void) { use(self) }
}

extension OrchestraComponent: Chainable {}

final class Stand<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

struct Desk { let component: OrchestraComponent }

struct Chair {
    let component: OrchestraComponent
    func callAsFunction() -> OrchestraComponent { component }
}

struct Rows {
    let all: [OrchestraComponent]
    subscript(row: Int) -> OrchestraComponent { all[row] }
}

func perform<Player>(_ player: Player, _ use: (Player) -> Void) { use(player) }
func same<Player>(_ player: Player) -> Player { player }
func both<First, Second>(_ first: First, _ second: Second) -> (First, Second) { (first, second) }

protocol OrchestraDependency: Dependency,
    OrchestraDependencyViolin,
    OrchestraDependencyViola,
    OrchestraDependencyCello,
    OrchestraDependencyBass,
    OrchestraDependencyFlute,
    OrchestraDependencyOboe,
    OrchestraDependencyClarinet,
    OrchestraDependencyBassoon,
    OrchestraDependencyHorn,
    OrchestraDependencyTrumpet,
    OrchestraDependencyTrombone,
    OrchestraDependencyTuba,
    OrchestraDependencyHarp,
    OrchestraDependencyTimpani,
    OrchestraDependencyCelesta,
    OrchestraDependencyPiano,
    OrchestraDependencyOrgan {}

final class OrchestraComponent: Component<OrchestraDependency> {}

final class OrchestraBuilder: Builder<OrchestraDependency> {
    func build() {
        let component = OrchestraComponent(dependency: dependency)
        perform(component) { player in ViolinBuilder(dependency: player).build() }
        component.also { ViolaBuilder(dependency: $0).build() }
        CelloBuilder(dependency: same(component)).build()
        let stand = Stand(component)
        BassBuilder(dependency: stand.value).build()
        for (_, player) in zip([1], [component]) { FluteBuilder(dependency: player).build() }
        let (_, second) = both(1, component)
        OboeBuilder(dependency: second).build()
        [Desk(component: component)].map(\.component).forEach { ClarinetBuilder(dependency: $0).build() }
        let path = \Desk.component
        BassoonBuilder(dependency: Desk(component: component)[keyPath: path]).build()
        [component].reduce(into: ()) { _, player in HornBuilder(dependency: player).build() }
        ["first": component].forEach { TrumpetBuilder(dependency: $1).build() }
        let outcome: Result<OrchestraComponent, Never> = .success(component)
        switch outcome { case .success(let player): TromboneBuilder(dependency: player).build() }
        TubaBuilder(dependency: Rows(all: [component])[0]).build()
        let chair = Chair(component: component)
        HarpBuilder(dependency: chair()).build()
        withExtendedLifetime(component) { TimpaniBuilder(dependency: $0).build() }
        // What an operator gives, nobody can tell: the name that the dependency inherits does.
        component |> { CelestaBuilder(dependency: $0).build() }
        component.openPiano()
        OrganBuilder.open(component)
    }
}

final class HallComponent: Component<EmptyDependency>, OrchestraDependency {
    let pitch = 440
    init() { super.init(dependency: EmptyComponent()) }
}

func start() { OrchestraBuilder(dependency: HallComponent()).build() }
