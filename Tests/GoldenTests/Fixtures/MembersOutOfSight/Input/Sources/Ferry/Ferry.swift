import Hull
import RIBs

// Only this module can make the component conform to its dependencies. It does not see the internal members.

protocol DeckDependency: Dependency {
    var length: Int { get }
    var beam: Int { get }
    /// Public in all but one build.
    var mast: Int { get }
    func trim() -> Int
}

final class DeckBuilder: Builder<DeckDependency> {
    func build() -> [Int] { [dependency.length, dependency.beam, dependency.mast, dependency.trim()] }
}

/// It has members of its own with the names of internal ones.
extension HullComponent: DeckDependency {
    var beam: Int { 10 }
    func trim() -> Int { 1 }
}

protocol HoldDependency: Dependency {
    var draught: Int { get }
    func load(_ tons: Int) -> Bool
}

final class HoldBuilder: Builder<HoldDependency> {
    func build() -> Bool { dependency.load(dependency.draught) }
}

extension HullComponent: HoldDependency {}

protocol BilgeDependency: Dependency {
    var draught: Int { get }
}

/// Without a conformance.
final class BilgeBuilder: Builder<BilgeDependency> {
    func build() -> Int { dependency.draught }
}

protocol TankDependency: Dependency {
    var ballast: Int { get set }
}

final class TankBuilder: Builder<TankDependency> {
    func build() { dependency.ballast += 1 }
}

extension HullComponent: TankDependency {}

protocol CabinDependency: Dependency {
    /// Both modules are of one package.
    var keel: Int { get }
    var rudder: Int { get }
}

/// In place of the member that the module does not see.
extension CabinDependency {
    var rudder: Int { 2 }
}

final class CabinBuilder: Builder<CabinDependency> {
    func build() -> Int { dependency.keel + dependency.rudder }
}

extension HullComponent: CabinDependency {}

func sail(_ hull: HullComponent) {
    print(DeckBuilder(dependency: hull).build(), HoldBuilder(dependency: hull).build())
    TankBuilder(dependency: hull).build()
    print(BilgeBuilder(dependency: hull).build(), CabinBuilder(dependency: hull).build())
}

public func start() { sail(HullComponent()) }
