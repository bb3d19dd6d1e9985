import RIBs

/// @mockable(modifiers: router = weak)
protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let loggedOutBuilder: LoggedOutBuildable
    private let loggedInBuilder: LoggedInBuildable
    private var loggedOut: ViewableRouting?
    private var loggedIn: Routing?

    init(
        interactor: RootInteractable,
        viewController: RootViewControllable,
        loggedOutBuilder: LoggedOutBuildable,
        loggedInBuilder: LoggedInBuildable
    ) {
        self.loggedOutBuilder = loggedOutBuilder
        self.loggedInBuilder = loggedInBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        attachLoggedOut()
    }

    // MARK: - RootRouting

    func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String) {
        guard loggedIn == nil else { return }
        detachLoggedOut()
        let loggedIn = loggedInBuilder.build(
            withListener: interactor,
            player1Name: player1Name,
            player2Name: player2Name
        )
        self.loggedIn = loggedIn
        attachChild(loggedIn)
    }

    func routeToLoggedOut() {
        detachLoggedIn()
        attachLoggedOut()
    }

    // MARK: - Private

    private func attachLoggedOut() {
        guard loggedOut == nil else { return }
        let loggedOut = loggedOutBuilder.build(withListener: interactor)
        self.loggedOut = loggedOut
        attachChild(loggedOut)
        viewController.present(viewController: loggedOut.viewControllable)
    }

    private func detachLoggedOut() {
        guard let loggedOut else { return }
        detachChild(loggedOut)
        viewController.dismiss(viewController: loggedOut.viewControllable)
        self.loggedOut = nil
    }

    private func detachLoggedIn() {
        guard let loggedIn else { return }
        detachChild(loggedIn)
        self.loggedIn = nil
    }
}
