import RIBs

// Associated types: what a protocol fixes them to, what conforming types make of them, and factories that take a value of
// an associated type.

struct Ore {}

protocol Melting: AnyObject {
    associatedtype Metal
    associatedtype Slag = Metal
    var metal: Metal { get }
}

protocol Casting<Mould>: AnyObject {
    associatedtype Mould
    var moulds: [Mould] { get }
}

extension Melting where Metal == Ore {
    var smoke: String { "black" }
}

protocol BellDependency: Dependency, Melting where Metal == String {}

protocol CannonDependency: Dependency, Melting, Casting<Int> where Self.Metal == Ore {
    var smoke: String { get }
}

final class BellComponent: Component<any BellDependency> {
    func ring() -> String { dependency.metal }
}

final class CannonComponent: Component<any CannonDependency> {
    func fire() -> [Any] { [dependency.metal, dependency.moulds, dependency.smoke] }
}

final class BronzeComponent: Component<EmptyDependency>, BellDependency {
    let metal = "bronze"

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> String { BellComponent(dependency: self).ring() }
}

// Its metal is what its property says, and so it has the smoke of that extension.
final class IronComponent: Component<EmptyDependency>, CannonDependency {
    var metal: Ore { Ore() }
    let moulds: [Int] = [1]

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> [Any] { CannonComponent(dependency: self).fire() }
}

// Nothing fixes the metal: it is what the component's property says.
protocol LadleDependency: Dependency, Melting {
    func pour() -> Metal
}

final class LadleComponent: Component<any LadleDependency> {
    func fill() -> [Any] { [dependency.metal, dependency.pour()] }
}

final class CopperComponent: Component<EmptyDependency>, LadleDependency {
    let metal = 29

    init() { super.init(dependency: EmptyComponent()) }

    func pour() -> Int { metal }
    func start() -> [Any] { LadleComponent(dependency: self).fill() }
}

// A default fixes it.
protocol TongsDependency: Dependency {
    associatedtype Metal = Ore
    var metal: Metal { get }
}

final class TongsComponent: Component<any TongsDependency> {
    func grip() -> Any { dependency.metal }
}

final class SmithyComponent: Component<EmptyDependency>, TongsDependency {
    let metal = Ore()

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> Any { TongsComponent(dependency: self).grip() }
}

func melt() -> [Any] { [CopperComponent().start(), SmithyComponent().start()] }

// A factory takes what the type that it is given is made from.
protocol Making {
    associatedtype Material
    init(material: Material)
    func make() -> [Any]
}

func make<M: Making>(_ maker: M.Type, from material: M.Material) -> [Any] { maker.init(material: material).make() }

enum Workshop {
    static func make<M>(with maker: M.Type, _ material: M.Material) -> [Any] where M: Making {
        maker.init(material: material).make()
    }
}

protocol NailDependency: Dependency {
    var ore: Ore { get }
}

final class NailComponent: Component<any NailDependency> {
    func all() -> [Any] { [dependency.ore] }
}

struct NailMaking: Making {
    let material: any NailDependency

    func make() -> [Any] { NailComponent(dependency: material).all() }
}

protocol WireDependency: Dependency {
    var ore: Ore { get }
}

final class WireComponent: Component<any WireDependency> {
    func all() -> [Any] { [dependency.ore] }
}

final class WireMaking: Making {
    typealias Material = any WireDependency

    private let wire: WireComponent

    init(material: Material) { wire = WireComponent(dependency: material) }

    func make() -> [Any] { wire.all() }
}

infix operator ~>

func ~> <M: Making>(material: M.Material, maker: M.Type) -> M { maker.init(material: material) }

struct Bench<M: Making> {
    static func make(from material: M.Material) -> M { M(material: material) }
}

protocol HingeDependency: Dependency {
    var ore: Ore { get }
}

final class HingeComponent: Component<any HingeDependency> {
    func all() -> [Any] { [dependency.ore] }
}

struct HingeMaking: Making {
    let material: any HingeDependency

    func make() -> [Any] { HingeComponent(dependency: material).all() }
}

protocol LockDependency: Dependency {
    var ore: Ore { get }
}

final class LockComponent: Component<any LockDependency> {
    func all() -> [Any] { [dependency.ore] }
}

struct LockMaking: Making {
    let material: any LockDependency

    func make() -> [Any] { LockComponent(dependency: material).all() }
}

// It names an associated type that it inherits.
protocol GongDependency: Dependency, Melting where Metal == Ore {
    var rim: Metal { get }
}

final class GongComponent: Component<any GongDependency> {
    func strike() -> [Any] { [dependency.metal, dependency.rim] }
}

protocol SmithDependency: Dependency, SmithDependencyNail, SmithDependencyWire, SmithDependencyHinge,
    SmithDependencyLock, SmithDependencyGong
{}

final class SmithComponent: Component<any SmithDependency> {}

final class SmithBuilder: Builder<any SmithDependency> {
    func build() -> [Any] {
        let component = SmithComponent(dependency: dependency)
        let hinge = component ~> HingeMaking.self
        let lock: LockMaking = Bench.make(from: component)
        let gong = GongComponent(dependency: component)
        return gong.strike() + hinge.make() + lock.make() + AssociatedTypes.make(NailMaking.self, from: component) + Workshop.make(with: WireMaking.self, component)
    }
}

final class MineComponent: Component<EmptyDependency>, SmithDependency {
    var ore: Ore { Ore() }
    var metal: Ore { Ore() }
    var rim: Ore { Ore() }

    init() { super.init(dependency: EmptyComponent()) }
}

func start() -> [Any] {
    [BronzeComponent().start(), IronComponent().start(), SmithBuilder(dependency: MineComponent()).build()]
}

// Nothing reads the weight, but it says what a weight is.
protocol AnvilDependency: Dependency {
    associatedtype Weight
    var weight: Weight { get }
    func lift(_ weight: Weight) -> Bool
}

final class AnvilComponent: Component<any AnvilDependency> {}

final class SteelComponent: Component<EmptyDependency>, AnvilDependency {
    let weight = 40

    init() { super.init(dependency: EmptyComponent()) }

    func lift(_ weight: Int) -> Bool { weight < 30 }
}

func hammer() -> AnvilComponent { AnvilComponent(dependency: SteelComponent()) }

/// A requirement may say that the associated type is its own. One may throw whatever is.
protocol PolishDependency: Dependency {
    associatedtype Shine
    associatedtype Scratch: Error
    var shine: Self.Shine { get }
    func polish<Cloth>(with cloth: Cloth) throws(Scratch) -> Int
}

final class PolishComponent: Component<any PolishDependency> {
    func rub() throws -> Any { [try dependency.polish(with: 1), dependency.shine] }
}

final class BrassComponent: Component<EmptyDependency>, PolishDependency {
    typealias Scratch = any Error

    var shine: some CustomStringConvertible { 7 }

    init() { super.init(dependency: EmptyComponent()) }

    func polish<Cloth>(with cloth: Cloth) throws -> Int { 1 }
}

func polish() throws -> Any { try PolishComponent(dependency: BrassComponent()).rub() }
