import Testing

@testable import TicTacToe

@Suite
struct LoggedInRouterTests {
    private let interactor = LoggedInInteractableMock()
    private let viewController = LoggedInViewControllableMock()
    private let offGameBuilder = OffGameBuildableMock()
    private let ticTacToeBuilder = TicTacToeBuildableMock()
    private let router: LoggedInRouter

    init() {
        offGameBuilder.buildHandler = { _ in
            OffGameRoutingMock(viewControllable: ViewControllableMock(), interactable: InteractableMock())
        }
        ticTacToeBuilder.buildHandler = { _ in
            TicTacToeRoutingMock(viewControllable: ViewControllableMock(), interactable: InteractableMock())
        }
        router = LoggedInRouter(
            interactor: interactor,
            viewController: viewController,
            offGameBuilder: offGameBuilder,
            ticTacToeBuilder: ticTacToeBuilder
        )
    }

    @Test
    func loadAttachesOffGameInTheViewOfTheParent() {
        router.load()

        #expect(offGameBuilder.buildCallCount == 1)
        #expect(ticTacToeBuilder.buildCallCount == 0)
        #expect(router.children.count == 1)
        #expect(viewController.presentCallCount == 1)
    }

    @Test
    func switchingLeavesOneChild() {
        router.load()
        router.routeToTicTacToe()
        #expect(ticTacToeBuilder.buildCallCount == 1)
        #expect(router.children.count == 1)
        #expect(viewController.dismissCallCount == 1)

        router.routeToOffGame()
        #expect(offGameBuilder.buildCallCount == 2)
        #expect(router.children.count == 1)
        #expect(viewController.presentCallCount == 3)
        #expect(viewController.dismissCallCount == 2)
    }

    @Test
    func cleanupDismissesTheCurrentChild() {
        router.cleanupViews()
        #expect(viewController.dismissCallCount == 0)

        router.load()
        router.cleanupViews()
        #expect(viewController.dismissCallCount == 1)
    }
}
