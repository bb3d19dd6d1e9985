import RIBs

// Components inside of results, tasks, tuples, property wrappers, and as `self` of constrained extensions.

final class Part {}

protocol ShipDependency: Dependency, ShipDependencySail, ShipDependencyMast, ShipDependencyKeel, ShipDependencyDeck,
    ShipDependencyHelm, ShipDependencyHold, ShipDependencyBow {}
final class ShipComponent: Component<ShipDependency>, @unchecked Sendable {}

@propertyWrapper struct Kept<Value> {
    var wrappedValue: Value
    var projectedValue: Value { wrappedValue }
}
struct Locker {
    @Kept var component: ShipComponent
    @Kept var number: Int
}

protocol Sailing {}
extension ShipComponent: Sailing {}
extension Sailing where Self: ShipComponent {
    func steered() -> Any { HelmBuilder(dependency: self).build() }
}
extension Array where Element == ShipComponent {
    func holds() -> [Any] { map { HoldBuilder(dependency: $0).build() } }
}
extension Array where Element == Int {
    func doubled() -> [Int] { map { $0 * 2 } }
}

final class ShipBuilder: Builder<ShipDependency> {
    func build() async -> [Any] {
        let component = ShipComponent(dependency: dependency)
        let loaded = Result<ShipComponent, any Error>.success(component)
        let task = Task { component }
        let (_, (inner, _)) = (1, (component, 2))
        let locker: Locker? = Locker(component: component, number: 3)
        return [
            (try? SailBuilder(dependency: loaded.get()).build()) as Any,
            MastBuilder(dependency: await task.value).build(), KeelBuilder(dependency: inner).build(),
            (locker?.$component).map { DeckBuilder(dependency: $0).build() } as Any, locker?.$number as Any,
            component.steered(), [component].holds(), [1].doubled(), BowBuilder(dependency: [component][...][0]).build(),
        ]
    }
}

protocol SailDependency: Dependency {
    var sail: Part { get }
}
final class SailComponent: Component<SailDependency> {}
final class SailBuilder: Builder<SailDependency> {
    func build() -> Any { SailComponent(dependency: dependency).dependency.sail }
}

protocol MastDependency: Dependency {
    var mast: Part { get }
}
final class MastComponent: Component<MastDependency> {}
final class MastBuilder: Builder<MastDependency> {
    func build() -> Any { MastComponent(dependency: dependency).dependency.mast }
}

protocol KeelDependency: Dependency {
    var keel: Part { get }
}
final class KeelComponent: Component<KeelDependency> {}
final class KeelBuilder: Builder<KeelDependency> {
    func build() -> Any { KeelComponent(dependency: dependency).dependency.keel }
}

protocol DeckDependency: Dependency {
    var deck: Part { get }
}
final class DeckComponent: Component<DeckDependency> {}
final class DeckBuilder: Builder<DeckDependency> {
    func build() -> Any { DeckComponent(dependency: dependency).dependency.deck }
}

protocol HelmDependency: Dependency {
    var helm: Part { get }
}
final class HelmComponent: Component<HelmDependency> {}
final class HelmBuilder: Builder<HelmDependency> {
    func build() -> Any { HelmComponent(dependency: dependency).dependency.helm }
}

protocol HoldDependency: Dependency {
    var hold: Part { get }
}
final class HoldComponent: Component<HoldDependency> {}
final class HoldBuilder: Builder<HoldDependency> {
    func build() -> Any { HoldComponent(dependency: dependency).dependency.hold }
}

protocol BowDependency: Dependency {
    var bow: Part { get }
}
final class BowComponent: Component<BowDependency> {}
final class BowBuilder: Builder<BowDependency> {
    func build() -> Any { BowComponent(dependency: dependency).dependency.bow }
}

final class AppComponent: EmptyComponent, ShipDependency {
    let sail = Part()
    let mast = Part()
    let keel = Part()
    let deck = Part()
    let helm = Part()
    let hold = Part()
    let bow = Part()
}

func start() { _ = ShipBuilder(dependency: AppComponent()).build }
