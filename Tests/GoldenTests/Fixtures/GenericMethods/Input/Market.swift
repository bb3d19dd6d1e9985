import RIBs

protocol Fruit { associatedtype Seed }
protocol Rare: Fruit {}
protocol Shown: ~Copyable {}
class Crate {}
final class Basket: Crate {}
struct Wasp: Error {}

protocol StallDependency: Dependency {
    func same<T: Hashable>(_ one: T, as other: T) -> Bool
    func weigh<F: Rare>(_ fruit: F) -> Int
    func taste(_ fruit: some Rare) -> Int
    func pack<C: Basket>(_ fruits: [Int], in crate: C) -> C
    func count(_ number: Int) -> Int
    func sort<S: Sequence>(_ fruits: S) -> [Int] where S.Element == Int
    func join<A, B>(_ one: A, _ other: B) -> Bool where A == B
    func keep<T>(_ value: T) -> Set<T>
    func plant<F: Fruit>(_ fruit: F, _ seed: F.Seed) where F.Seed: Equatable
    func send<T>(_ value: T)
    func each(_ body: () throws -> Void) rethrows
    func all<E: Error>(_ body: () throws(E) -> Void) throws(E)
    func shake(_ crate: inout [Int]) throws
    func note<T>(_ body: @escaping (T) -> Void, of value: T)
    func lend<T: ~Copyable>(_ value: borrowing T)
    func give<T>(_ value: T, to other: T)
    func sift<T>(_ test: (T) throws -> Bool, _ value: T) rethrows
    func show<T: ~Copyable & Shown>(_ value: borrowing T)
    func borrow(_ value: borrowing some Any)
    func grow<F: Fruit>(_ fruit: F) where F.Seed: Hashable
    func peel<F: Fruit>(_ fruit: F) where F.Seed == Int
    func sum(_ numbers: Int...) -> Int
    func list<T>(_ values: T...)
    func press<each F: Rare>(_ fruits: repeat each F)
    static func open<T: Equatable>(_ value: T) async throws -> T
    init?(weight: Int)
    subscript<T: Hashable>(key: T) -> Int { get }
}

/// Accepts at least what is required.
class MarketComponent: Component<EmptyDependency>, StallDependency {
    func same<U: Equatable>(_ one: U, as other: U) -> Bool { one == other }
    func weigh<F>(_ fruit: F) -> Int where F: Fruit { 1 }
    func taste<F: Fruit>(_ fruit: F) -> Int { 2 }
    func pack<C: Crate>(_ fruits: [Int], in crate: C) -> C { crate }
    func count<N>(_ number: N) -> Int { 3 }
    func sort<S: Sequence<Int>>(_ fruits: S) -> [Int] { Array(fruits) }
    func join<A>(_ one: A, _ other: A) -> Bool { true }
    func keep<T: Hashable>(_ value: T) -> Set<T> { [value] }
    func plant<F: Fruit>(_ fruit: F, _ seed: F.Seed) {}
    func send<T: Sendable>(_ value: T) {}
    func each(_ body: () throws -> Void) rethrows { try body() }
    func all<E: Error>(_ body: () throws(E) -> Void) throws(E) { try body() }
    func shake(_ crate: inout [Int]) throws(Wasp) {}
    func note<T>(_ body: (T) -> Void, of value: T) { body(value) }
    func lend<U: ~Copyable>(_ value: borrowing U) {}
    func give<T: ~Copyable>(_ value: borrowing T, to other: borrowing T) {}
    func sift<T>(_ test: (T) throws -> Bool, _ value: T) rethrows { _ = try test(value) }
    func show<T: ~Copyable>(_ value: borrowing T) where T: Shown {}
    func borrow(_ value: borrowing some ~Copyable) {}
    func grow<F: Fruit>(_ fruit: F) where F.Seed: Equatable {}
    func peel<F: Fruit>(_ fruit: F) where F.Seed: Hashable {}
    func sum<N>(_ numbers: N...) -> Int { numbers.count }
    func list<T>(_ values: T...) {}
    func press<each F: Fruit>(_ fruits: repeat each F) {}
    static func open<T>(_ value: T) -> T { value }
    required init(weight: Int) { super.init(dependency: EmptyComponent()) }
    subscript<T>(key: T) -> Int { 4 }
}

final class StallComponent: Component<StallDependency> {
    func open() throws {
        var crate = [1]
        try dependency.shake(&crate)
        dependency.send(dependency.count(dependency[crate]))
    }
}

final class StallBuilder: Builder<StallDependency> {
    func build() throws { try StallComponent(dependency: dependency).open() }
}

func start() throws { try StallBuilder(dependency: MarketComponent(weight: 1)).build() }
