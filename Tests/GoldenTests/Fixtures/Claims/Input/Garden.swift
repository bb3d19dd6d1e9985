import RIBs

// The protocols in a component's clauses that no scope takes: `GardenInteractorDependency` lacks what nothing adds. The
// others are met: by the class, by an extension of the protocol, by what generation passes on to Pond.

final class Spade {}

protocol Named {
    var name: String { get }
}

extension Named {
    var name: String { "Garden" }
}

protocol Tended {
    associatedtype Plant

    var plant: Plant { get }
    func water(_ other: Self)
}

protocol GardenInteractorDependency: Named {
    var spade: Spade { get }
    var rake: Spade { get set }
    func dig(deep: Int) -> Int
    static var size: Int { get }
    var beds: Int { get }
}

protocol Watered {
    var spade: Spade { get }
}

protocol GardenDependency: Dependency, GardenDependencyPond {}

final class GardenComponent: Component<GardenDependency>, GardenInteractorDependency {
    let rake = Spade()

    var beds: Int? { nil }

    func dig(_ depth: Int) -> Int { depth }
}

extension GardenComponent: Tended, Watered {
    var plant: String { "rose" }
    func water(_ other: GardenComponent) {}
}

final class GardenInteractor: Interactor {
    init(dependency: GardenInteractorDependency) { print(dependency.name) }
}

final class GardenBuilder: Builder<GardenDependency> {
    func build() {
        let component = GardenComponent(dependency: dependency)
        _ = GardenInteractor(dependency: component)
        PondBuilder(dependency: component).build()
    }
}

protocol PondDependency: Dependency {
    var spade: Spade { get }
}

final class PondComponent: Component<PondDependency> {}

final class PondBuilder: Builder<PondDependency> {
    func build() { print(PondComponent(dependency: dependency).dependency.spade) }
}

// In the Swift 5 language mode, what is older than concurrency takes functions without isolation.

@preconcurrency @MainActor protocol Watering {
    var water: @MainActor () -> Void { get }
}

protocol Pruning {
    @preconcurrency var prune: @MainActor () -> Void { get }
    var cut: @MainActor () -> Void { get }
}

@MainActor final class Hose: EmptyComponent, @preconcurrency PondDependency, Watering {
    let spade = Spade()
    var water: () -> Void { {} }
}

final class Shears: EmptyComponent, PondDependency, Pruning {
    let spade = Spade()
    var prune: () -> Void { {} }
    var cut: () -> Void { {} }
}

// The initializer of the superclass is not inherited, two extensions implement a requirement, and the constraint of the
// opaque type does not imply that of the associated type.

protocol Potted {
    associatedtype Herbs: Collection

    var herbs: Herbs { get }
    init()
    func repot() throws
}

protocol Hardy {}

extension Hardy {
    func repot() throws {}
}

protocol Compact {}

extension Compact {
    func repot() throws {}
}

class Pot {
    init() {}
}

final class Planter: Pot, Potted, Hardy, Compact, PondDependency {
    let spade = Spade()
    var herbs: some Equatable { ["mint"] }

    init(width: Int) { super.init() }
}

final class AppComponent: EmptyComponent, GardenDependency {
    let spade = Spade()
}

enum Village {
    @MainActor static func open() {
        GardenBuilder(dependency: AppComponent()).build()
        PondBuilder(dependency: Hose()).build()
        PondBuilder(dependency: Shears()).build()
        PondBuilder(dependency: Planter(width: 2)).build()
    }
}

// In the Swift 5 language mode, a function may lack the global actor of a requirement that is older than concurrency.

@preconcurrency @MainActor protocol BellDependency: Dependency {
    var ring: @MainActor () -> Void { get }
}

final class BellComponent: Component<any BellDependency> {}

@MainActor final class Tower: EmptyComponent, BellDependency {
    let ring: () -> Void = {}
}

@MainActor func ring() { BellComponent(dependency: Tower()).dependency.ring() }

// What a subclass declares does not meet the requirements of a conformance that its superclass declares.

protocol GateDependency: Dependency {
    var height: Int { get }
    var hinges: Int { get }
    func swing(by angle: Int)
}

final class GateComponent: Component<any GateDependency> {}

class Wall: EmptyComponent, GateDependency {
    var height: Int { 2 }
}

final class Fence: Wall {
    var hinges: Int { 3 }
    func swing(by angle: Int) {}
}

func close() {
    let gate = GateComponent(dependency: Fence()).dependency
    print(gate.height, gate.hinges)
}
