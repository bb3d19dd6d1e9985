import RIBs

protocol LoggedInRouting: Routing {
    func cleanupViews()
    func routeToOffGame()
    func routeToTicTacToe()
}

protocol LoggedInListener: AnyObject {
    func didLogout()
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?

    private let webService: WebServicing

    init(webService: WebServicing) {
        self.webService = webService
        super.init()
    }

    override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
    }

    // MARK: - OffGameListener

    func offGameDidStartGame() {
        router?.routeToTicTacToe()
    }

    func offGameDidLogout() {
        webService.logout()
        listener?.didLogout()
    }

    // MARK: - TicTacToeListener

    func ticTacToeDidEnd() {
        router?.routeToOffGame()
    }
}
