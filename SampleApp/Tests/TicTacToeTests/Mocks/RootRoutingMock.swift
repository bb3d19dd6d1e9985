import RIBs

@testable import TicTacToe

final class RootRoutingMock: ViewableRouter<Interactable, ViewControllable>, RootRouting {
    var routeToLoggedInCallCount = 0
    var routeToLoggedInHandler: ((String, String) -> Void)?
    var routeToLoggedOutCallCount = 0
    var routeToLoggedOutHandler: (() -> Void)?

    init() {
        super.init(interactor: Interactor(), viewController: ViewControllableMock())
    }

    func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String) {
        routeToLoggedInCallCount += 1
        routeToLoggedInHandler?(player1Name, player2Name)
    }

    func routeToLoggedOut() {
        routeToLoggedOutCallCount += 1
        routeToLoggedOutHandler?()
    }
}
