import RIBs

// What a dependency fixes its associated types to is written out where the parent passes it on: in methods, subscripts,
// constraints, closures, errors and typealiases.

struct Frost: Error {}
struct Apple: Hashable {}

protocol Harvesting<Fruit, Damage>: Dependency {
    associatedtype Fruit: Hashable
    associatedtype Damage: Error
    typealias Basket = [Fruit]
    typealias Sorter = (Fruit) throws(Damage) -> Bool

    var ripe: Basket { get }
    var yield: Int { get throws(Damage) }
    var press: @Sendable (inout Fruit) throws(Damage) -> Void { get }
    var sorter: Sorter? { get }
    func pick(_ fruit: Fruit, with sorter: @escaping Sorter) throws(Damage) -> Basket
    func trade<Good>(_ fruit: Fruit, for good: Good) -> (Fruit, Good)
    func store<Goods: Collection<Fruit>>(_ goods: Goods, beside other: some Sequence<Fruit>) where Goods.Index == Int
    func graft<Fruit>(_ fruit: Fruit) -> [Fruit]
    subscript(fruit: Fruit) -> [Fruit: Int] { get }
}

protocol OrchardDependency: Harvesting where Fruit == Apple, Damage == Frost {}

final class OrchardComponent: Component<OrchardDependency> {
    func work() throws -> Any { [try dependency.yield, dependency.ripe, dependency.sorter as Any] }
}

// A chain, and typealiases that fix what others declare.
protocol Storing: Dependency {
    associatedtype Shelf
    associatedtype Box
    var shelves: [Shelf] { get }
    func open(_ box: Box)
}

protocol CellarDependency: Storing where Shelf == [Box] {
    typealias Box = Apple
    var spare: Box { get }
    func fill(_ box: Box) -> Shelf?
}

final class CellarComponent: Component<CellarDependency> {
    func count() -> Int { dependency.shelves.count }
}

protocol FarmDependency: Dependency, FarmDependencyOrchard, FarmDependencyCellar {}

final class FarmComponent: Component<FarmDependency> {}

final class FarmBuilder: Builder<FarmDependency> {
    func build() throws -> [Any] {
        let component = FarmComponent(dependency: dependency)
        let orchard = OrchardComponent(dependency: component)
        return [try orchard.work(), CellarComponent(dependency: component).count()]
    }
}

final class ValleyComponent: Component<EmptyDependency>, FarmDependency {
    let ripe = [Apple()]
    var yield: Int { get throws(Frost) { throw Frost() } }
    let press: @Sendable (inout Apple) throws(Frost) -> Void = { _ in }
    let sorter: ((Apple) throws(Frost) -> Bool)? = nil
    let shelves: [[Apple]] = []
    let spare = Apple()

    init() { super.init(dependency: EmptyComponent()) }

    func pick(_ fruit: Apple, with sorter: @escaping (Apple) throws(Frost) -> Bool) throws(Frost) -> [Apple] {
        try sorter(fruit) ? [fruit] : []
    }

    func trade<Good>(_ fruit: Apple, for good: Good) -> (Apple, Good) { (fruit, good) }
    func store<Goods: Collection<Apple>>(_ goods: Goods, beside other: some Sequence<Apple>) where Goods.Index == Int {}
    func graft<Fruit>(_ fruit: Fruit) -> [Fruit] { [fruit] }
    func open(_ box: Apple) {}
    func fill(_ box: Apple) -> [Apple]? { [box] }
    subscript(fruit: Apple) -> [Apple: Int] { [fruit: 1] }
}

func start() throws -> [Any] { try FarmBuilder(dependency: ValleyComponent()).build() }
