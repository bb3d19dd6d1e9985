import RIBs

@testable import TicTacToe

final class TicTacToeRoutingMock: ViewableRouter<Interactable, ViewControllable>, TicTacToeRouting {
    init() {
        super.init(interactor: Interactor(), viewController: ViewControllableMock())
    }
}
