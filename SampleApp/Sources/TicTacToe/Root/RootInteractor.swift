import RIBs

protocol RootRouting: ViewableRouting {
    func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String)
    func routeToLoggedOut()
}

protocol RootPresentable: Presentable {
    func show(title: String)
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var router: RootRouting?

    private let appInformation: AppInformation

    init(presenter: RootPresentable, appInformation: AppInformation) {
        self.appInformation = appInformation
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(title: "\(appInformation.name) \(appInformation.version)")
    }

    // MARK: - LoggedOutListener

    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        router?.routeToLoggedIn(withPlayer1Name: player1Name, player2Name: player2Name)
    }

    // MARK: - LoggedInListener

    func didLogout() {
        router?.routeToLoggedOut()
    }
}
