import Testing

@testable import TicTacToe

@Suite
struct LoggedInInteractorTests {
    private let webService = WebServicingMock()
    private let router = LoggedInRoutingMock()
    private let listener = LoggedInListenerMock()
    private let interactor: LoggedInInteractor

    init() {
        interactor = LoggedInInteractor(webService: webService)
        interactor.router = router
        interactor.listener = listener
    }

    @Test
    func switchesBetweenStartScreenAndGame() {
        interactor.offGameDidStartGame()
        #expect(router.routeToTicTacToeCallCount == 1)

        interactor.ticTacToeDidEnd()
        #expect(router.routeToOffGameCallCount == 1)
    }

    @Test
    func logoutTellsTheServiceBeforeTheListener() {
        listener.didLogoutHandler = { [webService] in #expect(webService.logoutCallCount == 1) }
        interactor.offGameDidLogout()
        #expect(listener.didLogoutCallCount == 1)
    }

    @Test
    func cleansUpItsViewsWhenItResigns() {
        interactor.activate()
        #expect(router.cleanupViewsCallCount == 0)

        interactor.deactivate()
        #expect(router.cleanupViewsCallCount == 1)
    }
}
