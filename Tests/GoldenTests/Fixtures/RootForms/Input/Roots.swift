import RIBs

struct Ticket {}

// A builder that is made without a dependency.

final class KioskComponent: Component<EmptyDependency> {
    let ticket = Ticket()
}

final class KioskBuilder: Builder<EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }

    func build() {
        typealias Component = KioskComponent
        let component = Component(dependency: dependency)
        TicketBuilder(dependency: component).build()
    }
}

protocol TicketDependency: Dependency {
    var ticket: Ticket { get }
}

final class TicketComponent: Component<TicketDependency> {}

final class TicketBuilder: Builder<TicketDependency> {
    func build() {
        typealias Component = TicketComponent
        _ = Component(dependency: dependency)
    }
}

// A plain class as the root's provider.

protocol GateDependency: Dependency {
    var ticket: Ticket { get }
}

final class GateComponent: Component<GateDependency> {}

final class GateBuilder: Builder<GateDependency> {
    func build() { _ = GateComponent(dependency: dependency) }
}

final class TicketMachine: GateDependency {
    let ticket = Ticket()
}

enum Station {
    static func open() {
        KioskBuilder().build()
        let machine = TicketMachine()
        GateBuilder(dependency: machine).build()
    }
}
