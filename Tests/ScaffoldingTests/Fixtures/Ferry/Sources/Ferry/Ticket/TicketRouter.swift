import RIBs

protocol TicketInteractable: Interactable {
    var router: TicketRouting? { get set }
    var listener: TicketListener? { get set }
}

protocol TicketViewControllable: ViewControllable {}

final class TicketRouter: ViewableRouter<TicketInteractable, TicketViewControllable>, TicketRouting {
    override init(interactor: TicketInteractable, viewController: TicketViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
