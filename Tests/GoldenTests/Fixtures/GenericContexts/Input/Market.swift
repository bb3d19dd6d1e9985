import RIBs

// What a dependency is passed to, only a generic argument says.

final class Scales {}

protocol Stallable {
    func open()
}

/// Its associated type is a dependency.
protocol Stall {
    associatedtype Needs
    static func make(_ needs: Needs) -> Stallable
}

struct Pitch<S: Stall> {
    let needs: S.Needs

    func open() { S.make(needs).open() }
}

struct Corner<S: Stall> {
    private let stall: Stallable

    init(at needs: S.Needs) { stall = S.make(needs) }

    func open() { stall.open() }
}

func rent<Rented: Stallable>(_ type: Rented.Type, as stall: Rented, days: Int = 1) -> Rented { stall }

/// Here the value has nothing to do with the type.
func visit<Guest, Host>(_ type: Guest.Type, _ host: Host) {}

final class MarketComponent: Component<EmptyDependency> {
    let scales = Scales()

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        Pitch<FruitStall>(needs: self).open()
        let corner: Corner<BreadStall> = .init(at: self)
        corner.open()
        rent(FishBuilder.self, as: .init(dependency: self)).open()
        visit(CheeseBuilder.self, self)
    }
}

enum FruitStall: Stall {
    static func make(_ needs: FruitDependency) -> Stallable { FruitBuilder(dependency: needs) }
}

enum BreadStall: Stall {
    typealias Needs = BreadDependency

    static func make(_ needs: BreadDependency) -> Stallable { BreadBuilder(dependency: needs) }
}

enum Town {
    static func begin() { MarketComponent().open() }
}

protocol FruitDependency: Dependency {
    var scales: Scales { get }
}

final class FruitComponent: Component<FruitDependency> {}

final class FruitBuilder: Builder<FruitDependency>, Stallable {
    func open() { print(FruitComponent(dependency: dependency).dependency.scales) }
}

protocol BreadDependency: Dependency {
    var scales: Scales { get }
}

final class BreadComponent: Component<BreadDependency> {}

final class BreadBuilder: Builder<BreadDependency>, Stallable {
    func open() { print(BreadComponent(dependency: dependency).dependency.scales) }
}

protocol FishDependency: Dependency {
    var scales: Scales { get }
}

final class FishComponent: Component<FishDependency> {}

final class FishBuilder: Builder<FishDependency>, Stallable {
    func open() { print(FishComponent(dependency: dependency).dependency.scales) }
}

protocol CheeseDependency: Dependency {
    var scales: Scales { get }
}

final class CheeseComponent: Component<CheeseDependency> {}

final class CheeseBuilder: Builder<CheeseDependency>, Stallable {
    func open() { print(CheeseComponent(dependency: dependency).dependency.scales) }
}
