import Observation
import RIBs

// Classes that meet the protocols in their clauses in unusual ways.

protocol BasketDependency: Dependency {
    var count: Int { get }
}

final class BasketComponent: Component<BasketDependency> {}

final class BasketBuilder: Builder<BasketDependency> {
    func build() { print(BasketComponent(dependency: dependency).dependency.count) }
}

// The conformance of a generic class has a condition, which its subclass does not meet: the subclass does not conform.

protocol Sorted {
    associatedtype Fruit: Hashable

    var best: Fruit { get }
}

protocol Priced {
    var price: Int { get }
}

class Crate<Fruit>: EmptyComponent, BasketDependency {
    let best: Fruit
    var count: Int { 1 }

    init(best: Fruit) { self.best = best }
}

extension Crate: Sorted where Fruit: Hashable {}

extension Crate: Priced where Fruit == Int {
    var price: Int { best }
}

struct Pear {}

final class PearCrate: Crate<Pear> {}

// The requirement and the member have different names.

protocol Weighed {
    var weight: Int { get }
    func weigh() -> Int
}

final class Sack: EmptyComponent, BasketDependency, Weighed {
    let count = 2

    @_implements(Weighed, weight) var load: Int { 3 }
    @_implements(Weighed, weigh()) func measure() -> Int { load }
}

// The setter of one protocol, which may change the value, meets that of another one.

protocol Labelled {
    var label: String { get set }
    mutating func relabel()
}

protocol Blank {}

extension Blank {
    var label: String {
        get { "" }
        set { print(newValue) }
    }

    mutating func relabel() { label = "" }
}

final class Tin: EmptyComponent, BasketDependency, Labelled, Blank {
    let count = 4
}

// Without a closure that throws, `Failure` is `Never`.

protocol Picking {
    func pick(_ choose: () -> Int) -> Int
}

final class Ladder: EmptyComponent, BasketDependency, Picking {
    let count = 5

    func pick<Failure>(_ choose: () throws(Failure) -> Int) throws(Failure) -> Int { try choose() }
}

// The compiler adds the members.

protocol SeedDependency {
    init(count: Int)
}

struct Seeds: SeedDependency {
    let count: Int
}

final class SeedComponent: Component<any SeedDependency> {}

protocol SproutDependency: Dependency {
    init()
    func encode(to encoder: any Encoder) throws
}

final class Sprouts: Codable, SproutDependency {
    var count = 6
}

final class SproutComponent: Component<any SproutDependency> {}

// The extension of a protocol takes precedence over those of protocols that it inherits.

protocol Growing {}

protocol Flowering: Growing {}

protocol Scented {}

protocol BloomDependency: Dependency, Flowering, Scented {
    var petals: Int { get }
    func fade() -> Int
}

extension Growing where Self: Flowering {
    var petals: Int { 5 }
}

extension Growing where Self: Scented {
    func fade() -> Int { 1 }
}

extension Flowering {
    var petals: Int { 6 }
    func fade() -> Int { 2 }
}

final class BloomComponent: Component<any BloomDependency> {}

final class Branch: EmptyComponent, BloomDependency {}

// A class is a part of the dependency.

class Orchard: EmptyComponent {
    var trees: Int { 8 }
}

typealias PressDependency = Orchard & BasketDependency

final class PressComponent: Component<PressDependency> {}

final class Valley: Orchard, BasketDependency {
    let count = 7
}

// The compiler adds members to actors.

protocol Executing: AnyObject {
    nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

protocol NectarDependency: Dependency, Executing {
    var drops: Int { get async }
}

final class NectarComponent: Component<any NectarDependency> {}

actor Hive: NectarDependency, Executing, BasketDependency {
    var drops: Int { 10 }
    nonisolated var count: Int { 11 }
}

// The macro adds a method. An actor may leave the check to the runtime.

protocol CloudDependency: Dependency {
    func access<Member>(keyPath: KeyPath<Cloud, Member>)
}

final class CloudComponent: Component<any CloudDependency> {}

@Observable final class Cloud: CloudDependency {}

protocol Raining {
    func rain()
}

protocol RainDependency: Dependency {
    var drizzle: Int { get }
}

final class RainComponent: Component<any RainDependency> {}

actor Puddle: @preconcurrency RainDependency, @preconcurrency Raining {
    var drizzle: Int { 16 }
    func rain() {}
}

// The dependency of a child requires members that have other names, beside one of the same name and another type.

protocol JuiceDependency: Dependency {
    var liters: Int { get }
    func press()
}

final class JuiceComponent: Component<any JuiceDependency> {}

final class Mill: EmptyComponent, JuiceDependency {
    let liters = "many"

    @_implements(JuiceDependency, liters) var volume: Int { 12 }
    @_implements(JuiceDependency, press()) func squeeze() {}
}

// An initializer of the superclass, and defaults of which one suspends.

protocol Planted {
    init()
    func grow() async
}

protocol Rooted {}

extension Rooted {
    func grow() {}
}

protocol Leafy {}

extension Leafy {
    func grow() async {}
}

class Seedling {
    init() {}
}

final class Sapling: Seedling, Planted, Rooted, Leafy, BasketDependency {
    let count = 14

    convenience init(height: Int) { self.init() }
}

// The clause of a class has several constraints of one parameter.

protocol Storing {
    associatedtype Stored: Codable & Sendable
    var stored: Stored? { get }
}

protocol SheafDependency: Dependency, Storing {
    func pack(_ stored: Stored)
}

final class SheafComponent: Component<any SheafDependency> {}

final class Barn<Stored>: EmptyComponent, SheafDependency
where Stored: Codable & Sendable, Stored: RawRepresentable, Stored.RawValue == Int {
    var stored: Stored? { Stored(rawValue: 17) }

    func pack(_ stored: Stored) {}
    func open() -> Any { SheafComponent(dependency: self).dependency.stored as Any }
}

enum Month: Int, Codable {
    case june = 17
}

enum Farm {
    static func open() {
        BasketBuilder(dependency: PearCrate(best: Pear())).build()
        BasketBuilder(dependency: Sack()).build()
        BasketBuilder(dependency: Tin()).build()
        BasketBuilder(dependency: Ladder()).build()
        print(SeedComponent(dependency: Seeds(count: 9)).dependency)
        print(SproutComponent(dependency: Sprouts()).dependency)
        print(BloomComponent(dependency: Branch()).dependency.petals)
        print(PressComponent(dependency: Valley()).dependency.trees)
        print(NectarComponent(dependency: Hive()).dependency.unownedExecutor)
        BasketBuilder(dependency: Hive()).build()
        CloudComponent(dependency: Cloud()).dependency.access(keyPath: \.self)
        print(RainComponent(dependency: Puddle()).dependency.drizzle)
        print(JuiceComponent(dependency: Mill()).dependency.liters)
        BasketBuilder(dependency: Sapling(height: 15)).build()
        print(Barn<Month>().open())
    }
}

// The superclass meets what it declares, and a subclass overrides or hides that.

protocol ShedDependency: Dependency {
    var beams: Int { get }
    var tiles: Int { get }
}

extension ShedDependency {
    var tiles: Int { 1 }
}

final class ShedComponent: Component<any ShedDependency> {}

class Hut: EmptyComponent, ShedDependency {
    var beams: Int { 4 }
}

final class Lodge: Hut {
    override var beams: Int { 6 }
    var tiles: Int { 900 }
}

func store() {
    let shed = ShedComponent(dependency: Lodge())
    print(shed.dependency.beams, shed.dependency.tiles)
}
