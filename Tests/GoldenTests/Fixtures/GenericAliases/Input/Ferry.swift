import RIBs

// Swift cannot name a generic typealias of a protocol outside of it, so generated code names what it stands for.

struct Passenger {}

protocol Boarding {}

extension Boarding {
    typealias Pair<First> = (First, count: Int)
}

protocol DeckDependency: Dependency, Boarding {
    typealias Load<Cargo> = (Cargo) -> Int
    typealias Plain = [String: Passenger]
    typealias Loads<Cargo> = [Load<Cargo>]
    var load: Load<Passenger> { get }
    var spare: Load<any Error>? { get }
    var loads: Loads<[Passenger]> { get }
    var pair: Pair<Passenger> { get }
    var plain: Plain { get }
    func board(_ load: Load<String>?) -> Pair<Load<Int>>
}

final class DeckComponent: Component<DeckDependency> {
    var count: Int { dependency.load(Passenger()) + (dependency.spare == nil ? 0 : 1) + dependency.loads.count }
    var others: [Any] { [dependency.pair, dependency.plain, dependency.board { $0.count }] }
}

final class DeckBuilder: Builder<DeckDependency> {
    func build() -> [Any] {
        let component = DeckComponent(dependency: dependency)
        return component.others + [component.count]
    }
}

protocol CabinDependency: Dependency, CabinDependencyDeck {}

final class CabinComponent: Component<CabinDependency> {}

final class CabinBuilder: Builder<CabinDependency> {
    func build() -> [Any] { DeckBuilder(dependency: CabinComponent(dependency: dependency)).build() }
}

final class FerryComponent: Component<EmptyDependency>, CabinDependency {
    let load: (Passenger) -> Int = { _ in 1 }
    let spare: ((any Error) -> Int)? = nil
    let loads: [([Passenger]) -> Int] = []
    let pair: (Passenger, count: Int) = (Passenger(), 2)
    let plain: [String: Passenger] = [:]

    init() { super.init(dependency: EmptyComponent()) }

    func board(_ load: ((String) -> Int)?) -> ((Int) -> Int, count: Int) { ({ $0 }, load?("") ?? 0) }
}

enum Harbour {
    static func depart() -> [Any] { CabinBuilder(dependency: FerryComponent()).build() }
}
