import RIBs

struct Salt {}

struct Oven {}

/// An extension of the dependency, or of what it inherits, supplies these to all that conform.
protocol Salted { var salt: Salt { get } }

extension Salted { var salt: Salt { Salt() } }

/// Members that change the value serve a class where the protocol lets them.
protocol Cleaned {
    var crumbs: Int { get set }
    mutating func clean()
}

extension Cleaned {
    var crumbs: Int {
        get { 0 }
        set { print(newValue) }
    }
    mutating func clean() { crumbs = 0 }
}

protocol StoveDependency: Dependency, Salted, Cleaned {
    var oven: Oven { get }
    var timer: Int { get }
    var bell: Int { get }
    var shelf: Int { get }
    var smoke: Int { get set }
    func heat()
    func cool()
    #if GAS
    var fuel: Double { get }
    #else
    var fuel: String { get }
    #endif
}

extension StoveDependency { var timer: Int { 5 } }

/// These serve even where a class has a member of the name that is no candidate.
extension StoveDependency {
    var shelf: Int { 3 }
    func heat() {}
}

/// This one meets nothing.
extension StoveDependency { func cool() async {} }

/// This one would change the class.
extension Salted {
    var smoke: Int {
        get { 0 }
        set { print(newValue) }
    }
}

/// Each of these serves in the builds that require it.
extension StoveDependency {
    #if GAS
    var fuel: Double { 1.5 }
    #else
    var fuel: String { "wood" }
    #endif
}

/// Only some have this one.
extension StoveDependency where Self: Ringing { var bell: Int { 1 } }

protocol Ringing {}

final class StoveComponent: Component<StoveDependency> {}

final class StoveBuilder: Builder<StoveDependency> {
    func build() {
        var needs = StoveComponent(dependency: dependency).dependency
        print(needs.salt, needs.oven, needs.timer, needs.bell, needs.shelf, needs.fuel)
        needs.heat()
        needs.clean()
        print(needs.crumbs)
        needs.cool()
    }
}

final class KitchenComponent: Component<EmptyDependency> {
    let oven = Oven()
    let bell = 2
    let shelf = "upper"
    let fuel: Int? = nil

    func heat() throws {}
    func cool() {}
}

final class CampComponent: Component<EmptyDependency> { let oven = Oven() }

func start() {
    StoveBuilder(dependency: KitchenComponent(dependency: EmptyComponent())).build()
    StoveBuilder(dependency: CampComponent(dependency: EmptyComponent())).build()
}
