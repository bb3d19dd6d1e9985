import RIBs

struct Salt {}

struct Oven {}

/// An extension of the dependency, or of what it inherits, supplies these to all that conform.
protocol Salted { var salt: Salt { get } }

extension Salted { var salt: Salt { Salt() } }

protocol StoveDependency: Dependency, Salted {
    var oven: Oven { get }
    var timer: Int { get }
    var bell: Int { get }
}

extension StoveDependency { var timer: Int { 5 } }

/// Only some have this one.
extension StoveDependency where Self: Ringing { var bell: Int { 1 } }

protocol Ringing {}

final class StoveComponent: Component<StoveDependency> {}

final class StoveBuilder: Builder<StoveDependency> {
    func build() {
        let needs = StoveComponent(dependency: dependency).dependency
        print(needs.salt, needs.oven, needs.timer, needs.bell)
    }
}

final class KitchenComponent: Component<EmptyDependency> {
    let oven = Oven()
    let bell = 2
}

final class CampComponent: Component<EmptyDependency> { let oven = Oven() }

func start() {
    StoveBuilder(dependency: KitchenComponent(dependency: EmptyComponent())).build()
    StoveBuilder(dependency: CampComponent(dependency: EmptyComponent())).build()
}
