import Testing

@testable import TicTacToe

@Suite
struct LoggedOutRouterTests {
    private let interactor = LoggedOutInteractableMock()
    private let viewController = LoggedOutViewControllableMock()
    private let createAccountBuilder = CreateAccountBuildableMock()
    private let router: LoggedOutRouter

    init() {
        createAccountBuilder.buildHandler = { _ in
            CreateAccountRoutingMock(viewControllable: ViewControllableMock(), interactable: InteractableMock())
        }
        router = LoggedOutRouter(
            interactor: interactor,
            viewController: viewController,
            createAccountBuilder: createAccountBuilder
        )
    }

    @Test
    func createAccountIsPresentedOnceAndDismissed() {
        router.attachCreateAccount()
        router.attachCreateAccount()
        #expect(createAccountBuilder.buildCallCount == 1)
        #expect(viewController.presentCallCount == 1)
        #expect(router.children.count == 1)

        router.detachCreateAccount()
        router.detachCreateAccount()
        #expect(viewController.dismissCallCount == 1)
        #expect(router.children.isEmpty)
    }
}
