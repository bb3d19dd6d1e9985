import RIBs

protocol TicketBuildable: Buildable {
    func build(withListener listener: TicketListener) -> TicketRouting
}

final class TicketBuilder: ComponentizedBuilder<TicketComponent, TicketRouting, TicketListener, Void>, TicketBuildable {
    func build(withListener listener: TicketListener) -> TicketRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: TicketComponent, _ listener: TicketListener) -> TicketRouting {
        let viewController = TicketViewController(departures: component.departures)
        let interactor = TicketInteractor(presenter: viewController)
        interactor.listener = listener
        return TicketRouter(interactor: interactor, viewController: viewController)
    }
}
