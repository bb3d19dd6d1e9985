import RIBs

struct Ticket {}

// A builder that is made without a dependency.

final class KioskKit: Component<EmptyDependency> {
    let ticket = Ticket()
}

final class KioskMaker: Builder<EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }

    func build() {
        typealias Component = KioskKit
        let component = Component(dependency: dependency)
        TicketMaker(dependency: component).build()
    }
}

protocol TicketNeeds: Dependency {
    var ticket: Ticket { get }
}

final class TicketKit: Component<TicketNeeds> {}

final class TicketMaker: Builder<TicketNeeds> {
    func build() {
        typealias Component = TicketKit
        _ = Component(dependency: dependency)
    }
}

// A plain class as the root's provider.

protocol GateNeeds: Dependency {
    var ticket: Ticket { get }
}

final class GateKit: Component<GateNeeds> {}

final class GateMaker: Builder<GateNeeds> {
    func build() { _ = GateKit(dependency: dependency) }
}

final class TicketMachine: GateNeeds {
    let ticket = Ticket()
}

enum Station {
    static func open() {
        KioskMaker().build()
        let machine = TicketMachine()
        GateMaker(dependency: machine).build()
    }
}
