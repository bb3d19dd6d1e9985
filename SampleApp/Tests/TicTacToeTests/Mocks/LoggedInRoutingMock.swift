import RIBs

@testable import TicTacToe

final class LoggedInRoutingMock: Router<Interactable>, LoggedInRouting {
    var didLoadCallCount = 0
    var cleanupViewsCallCount = 0
    var cleanupViewsHandler: (() -> Void)?
    var routeToOffGameCallCount = 0
    var routeToOffGameHandler: (() -> Void)?
    var routeToTicTacToeCallCount = 0
    var routeToTicTacToeHandler: (() -> Void)?

    init() {
        super.init(interactor: Interactor())
    }

    override func didLoad() {
        super.didLoad()
        didLoadCallCount += 1
    }

    func cleanupViews() {
        cleanupViewsCallCount += 1
        cleanupViewsHandler?()
    }

    func routeToOffGame() {
        routeToOffGameCallCount += 1
        routeToOffGameHandler?()
    }

    func routeToTicTacToe() {
        routeToTicTacToeCallCount += 1
        routeToTicTacToeHandler?()
    }
}
