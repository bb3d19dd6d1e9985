import RIBs

protocol MainInteractable: Interactable, TicketListener {
    var router: MainRouting? { get set }
}

protocol MainViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class MainRouter: LaunchRouter<MainInteractable, MainViewControllable>, MainRouting {
    private let ticketBuilder: TicketBuildable
    private var ticket: TicketRouting?

    init(interactor: MainInteractable, viewController: MainViewControllable, ticketBuilder: TicketBuildable) {
        self.ticketBuilder = ticketBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToTicket() {
        guard ticket == nil else { return }
        let ticket = ticketBuilder.build(withListener: interactor)
        self.ticket = ticket
        attachChild(ticket)
        viewController.present(viewController: ticket.viewControllable)
    }

    func detachTicket() {
        guard let ticket = ticket else { return }
        detachChild(ticket)
        viewController.dismiss(viewController: ticket.viewControllable)
        self.ticket = nil
    }
}
