import RIBs

protocol Fruit {}
protocol Plant { associatedtype Seed }
protocol Rare: Fruit {}
class Crate {}
final class Basket: Crate {}

protocol StallDependency: Dependency {
    func same<T: Equatable>(_ one: T, as other: T) -> Bool
    func weigh<F: Fruit>(_ fruit: F) -> Int
    func taste(_ fruit: some Fruit) -> Int
    func pack<C: Crate>(_ crate: C) -> C
    func sort<S: Sequence>(_ fruits: S) -> [Int] where S.Element == Int
    func join<A, B>(_ one: A, _ other: B) -> Bool
    func wrap<T>(_ value: T) -> [T]
    func show<T>(_ value: T) where T: Fruit
    func each(_ body: () throws -> Void) rethrows
    func shake(_ crate: inout [Int])
    func note<T>(_ body: (T) -> Void, of value: T)
    func sift<T>(_ test: (T) throws -> Bool, _ value: T) rethrows
    func lend<T: ~Copyable>(_ value: borrowing T)
    func grow<P: Plant>(_ plant: P) where P.Seed: Equatable
    func peel<P: Plant>(_ plant: P) where P.Seed == Int
    func press<each F: Fruit>(_ fruits: repeat each F)
    func mash<each F>(_ fruits: repeat each F)
    static func open<T: Equatable>(_ value: T) -> T
    static func close()
    static var size: Int { get set }
    init(weight: Int)
    init(name: String)
    subscript(place: Int) -> Int { get set }
    subscript<T: Equatable>(key key: T) -> Int { get }
}

/// Accepts less, or does more, than is required.
class MarketComponent: Component<EmptyDependency>, StallDependency {
    func same<T: Hashable>(_ one: T, as other: T) -> Bool { one == other }
    func weigh<F: Rare>(_ fruit: F) -> Int { 1 }
    func taste(_ fruit: some Rare) -> Int { 2 }
    func pack<C: Basket>(_ crate: C) -> C { crate }
    func sort<S: Sequence>(_ fruits: S) -> [Int] where S.Element == String { [] }
    func join<A>(_ one: A, _ other: A) -> Bool { true }
    func wrap<T>(_ value: T) -> T { value }
    func show<T>(_ value: T) where T: Fruit & CustomStringConvertible {}
    func each(_ body: () throws -> Void) throws { try body() }
    func shake(_ crate: [Int]) {}
    func note<T>(_ body: @escaping (T) -> Void, of value: T) { body(value) }
    func sift<T>(_ test: (T) -> Bool, _ value: T) { _ = test(value) }
    func lend<T>(_ value: borrowing T) {}
    func grow<P: Plant>(_ plant: P) where P.Seed: Hashable {}
    func peel<P: Plant>(_ plant: P) where P.Seed == String {}
    func press<each F: Rare>(_ fruits: repeat each F) {}
    func mash<F>(_ fruits: F) {}
    static func open<T: Hashable>(_ value: T) -> T { value }
    static func close() throws {}
    static let size = 1
    required init?(weight: Int) { return nil }
    required init(name: String) async { super.init(dependency: EmptyComponent()) }
    subscript(place: Int) -> Int { 3 }
    subscript<T: Hashable>(key key: T) -> Int { 4 }
}

final class StallBuilder: Builder<StallDependency> {
    func build() -> [Int] { dependency.wrap(dependency[1]) }
}

func start() {
    if let market = MarketComponent(weight: 1) { _ = StallBuilder(dependency: market).build() }
}
