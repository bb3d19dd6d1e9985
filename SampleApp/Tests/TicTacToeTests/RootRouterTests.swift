import RIBs
import Testing

@testable import TicTacToe

@Suite
struct RootRouterTests {
    private let interactor = RootInteractableMock()
    private let viewController = RootViewControllableMock()
    private let loggedInInteractor = InteractableMock()
    private let loggedOutBuilder = LoggedOutBuildableMock()
    private let loggedInBuilder = LoggedInBuildableMock()
    private let loggedInRouter: LoggedInRoutingMock
    private let rootRouter: RootRouter

    init() {
        loggedInRouter = LoggedInRoutingMock(interactable: loggedInInteractor)
        loggedOutBuilder.buildHandler = { _ in
            LoggedOutRoutingMock(viewControllable: ViewControllableMock(), interactable: InteractableMock())
        }
        loggedInBuilder.buildHandler = { [loggedInRouter] _, _, _ in loggedInRouter }
        rootRouter = RootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: loggedOutBuilder,
            loggedInBuilder: loggedInBuilder
        )
    }

    @Test
    func loadAttachesAndPresentsLoggedOut() {
        rootRouter.load()

        #expect(loggedOutBuilder.buildCallCount == 1)
        #expect(rootRouter.children.count == 1)
        #expect(viewController.presentCallCount == 1)
        #expect(interactor.router === rootRouter)
    }

    @Test
    func routeToLoggedInBuildsAndAttachesLoggedIn() {
        var assignedListener: LoggedInListener?
        loggedInBuilder.buildHandler = { [loggedInRouter] listener, player1Name, player2Name in
            assignedListener = listener
            #expect(player1Name == "Ada")
            #expect(player2Name == "Grace")
            return loggedInRouter
        }
        rootRouter.load()
        #expect(loggedInBuilder.buildCallCount == 0)

        rootRouter.routeToLoggedIn(withPlayer1Name: "Ada", player2Name: "Grace")

        #expect(loggedInBuilder.buildCallCount == 1)
        #expect(assignedListener === interactor)
        #expect(loggedInRouter.loadCallCount == 1)
        #expect(loggedInInteractor.activateCallCount == 1)
        #expect(rootRouter.children.count == 1)
        #expect(rootRouter.children.first === loggedInRouter)
        #expect(viewController.dismissCallCount == 1)
    }

    @Test
    func routeToLoggedInTwiceBuildsOnce() {
        rootRouter.load()
        rootRouter.routeToLoggedIn(withPlayer1Name: "Ada", player2Name: "Grace")
        rootRouter.routeToLoggedIn(withPlayer1Name: "Ada", player2Name: "Grace")

        #expect(loggedInBuilder.buildCallCount == 1)
        #expect(rootRouter.children.count == 1)
    }

    @Test
    func routeToLoggedOutDetachesLoggedIn() {
        rootRouter.load()
        rootRouter.routeToLoggedIn(withPlayer1Name: "Ada", player2Name: "Grace")

        rootRouter.routeToLoggedOut()

        #expect(loggedInInteractor.deactivateCallCount == 1)
        #expect(rootRouter.children.count == 1)
        #expect(rootRouter.children.first !== loggedInRouter)
        #expect(loggedOutBuilder.buildCallCount == 2)
        #expect(viewController.presentCallCount == 2)
    }
}
