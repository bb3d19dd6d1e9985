import RIBs

final class TicketComponent: Component<EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }
}

private final class HiddenComponent: Component<EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }
}

enum Two {
    static func make() { _ = HiddenComponent() }
}
