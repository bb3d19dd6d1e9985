import Testing

@testable import TicTacToe

@Suite
struct RootInteractorTests {
    private let presenter = RootPresentableMock()
    private let router = RootRoutingMock()
    private let interactor: RootInteractor

    init() {
        interactor = RootInteractor(
            presenter: presenter,
            appInformation: AppInformation(name: "Game", version: "2.3")
        )
        interactor.router = router
    }

    @Test
    func showsNameAndVersion() {
        presenter.showHandler = { #expect($0 == "Game 2.3") }
        interactor.activate()
        #expect(presenter.showCallCount == 1)
    }

    @Test
    func loginRoutesToLoggedIn() {
        router.routeToLoggedInHandler = { player1Name, player2Name in
            #expect(player1Name == "Ada")
            #expect(player2Name == "Grace")
        }
        interactor.didLogin(withPlayer1Name: "Ada", player2Name: "Grace")
        #expect(router.routeToLoggedInCallCount == 1)
    }

    @Test
    func logoutRoutesToLoggedOut() {
        interactor.didLogout()
        #expect(router.routeToLoggedOutCallCount == 1)
    }
}
