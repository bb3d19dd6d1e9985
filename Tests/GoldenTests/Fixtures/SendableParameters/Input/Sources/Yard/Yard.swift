import Depot
import RIBs

protocol GateDependency: Dependency {
    func ticket() -> Slip
    func open(_ reply: @escaping Reply<Bool>) -> Int
    func shut(_ reply: @escaping @Sendable (Bool) -> Void) -> Int
}

final class GateComponent: Component<GateDependency> {
    func use() { print(dependency.open { print($0) }, dependency.shut { print($0) }, dependency.ticket()) }
}

/// Some of them write the typealias, and some what it stands for.
final class YardComponent: Component<EmptyDependency>, CrateDependency, GateDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func weigh(_ reply: @escaping Reply<Int>) -> Int { 1 }
    func count(_ reply: @escaping @Sendable (Int) -> Void) -> Int { 2 }
    func open(_ reply: @Sendable @escaping (Bool) -> Void) -> Int { 3 }
    func shut(_ reply: @escaping Reply<Bool>) -> Int { 4 }

    func slip() -> sending Slip { Slip() }
    func ticket() -> sending Slip { Slip() }

    func start() {
        CrateBuilder(dependency: self).build()
        GateComponent(dependency: self).use()
    }
}

func start() { YardComponent().start() }
