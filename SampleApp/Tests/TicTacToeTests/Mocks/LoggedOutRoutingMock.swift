import RIBs

@testable import TicTacToe

final class LoggedOutRoutingMock: ViewableRouter<Interactable, ViewControllable>, LoggedOutRouting {
    var attachCreateAccountCallCount = 0
    var attachCreateAccountHandler: (() -> Void)?
    var detachCreateAccountCallCount = 0
    var detachCreateAccountHandler: (() -> Void)?

    init() {
        super.init(interactor: Interactor(), viewController: ViewControllableMock())
    }

    func attachCreateAccount() {
        attachCreateAccountCallCount += 1
        attachCreateAccountHandler?()
    }

    func detachCreateAccount() {
        detachCreateAccountCallCount += 1
        detachCreateAccountHandler?()
    }
}
