import RIBs

@testable import TicTacToe

final class CreateAccountRoutingMock: ViewableRouter<Interactable, ViewControllable>, CreateAccountRouting {
    init() {
        super.init(interactor: Interactor(), viewController: ViewControllableMock())
    }
}
