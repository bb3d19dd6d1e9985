import RIBs
import Testing

@testable import TicTacToe

@Suite
struct RootRouterTests {
    private let interactor = RootInteractableMock()
    private let viewController = ViewControllableMock()
    private let loggedOutBuilder = LoggedOutBuildableMock()
    private let loggedInBuilder = LoggedInBuildableMock()
    private let rootRouter: RootRouter

    init() {
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
        let loggedInRouter = LoggedInRoutingMock()
        var assignedListener: LoggedInListener?
        loggedInBuilder.buildHandler = { listener, player1Name, player2Name in
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
        #expect(loggedInRouter.didLoadCallCount == 1)
        #expect(loggedInRouter.interactable.isActive)
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
        let loggedInRouter = LoggedInRoutingMock()
        loggedInBuilder.buildHandler = { _, _, _ in loggedInRouter }
        rootRouter.load()
        rootRouter.routeToLoggedIn(withPlayer1Name: "Ada", player2Name: "Grace")

        rootRouter.routeToLoggedOut()

        #expect(!loggedInRouter.interactable.isActive)
        #expect(rootRouter.children.count == 1)
        #expect(rootRouter.children.first !== loggedInRouter)
        #expect(loggedOutBuilder.buildCallCount == 2)
        #expect(viewController.presentCallCount == 2)
    }
}
