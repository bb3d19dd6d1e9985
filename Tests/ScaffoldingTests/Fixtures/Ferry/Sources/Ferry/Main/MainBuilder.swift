import RIBs

final class MainBuilder: ComponentizedBuilder<MainComponent, LaunchRouting, Void, Void> {
    override func build(with component: MainComponent, _: Void) -> LaunchRouting {
        let viewController = MainViewController()
        let interactor = MainInteractor(presenter: viewController)
        let ticketBuilder = TicketBuilder { component.ticketComponent }
        return MainRouter(interactor: interactor, viewController: viewController, ticketBuilder: ticketBuilder)
    }
}
