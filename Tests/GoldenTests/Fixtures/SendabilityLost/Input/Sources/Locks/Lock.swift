import RIBs

// In Swift 5 mode, the compiler only warns.

protocol GateKeeperDependency: Dependency {
    func ring(_ alarm: @escaping @Sendable (Int) -> Void)
    func tell(_ alarm: @escaping (Int) -> Void)
}

final class GateKeeperComponent: Component<any GateKeeperDependency> {
    func open() {
        dependency.ring { _ in }
        dependency.tell { _ in }
    }
}

final class BasinComponent: Component<EmptyDependency>, GateKeeperDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func ring(_ alarm: @escaping (Int) -> Void) {}
    func tell(_ alarm: @escaping @Sendable (Int) -> Void) {}
}

public func openGate() {
    GateKeeperComponent(dependency: BasinComponent()).open()
}
