import RIBs

@testable import TicTacToe

final class OffGameRoutingMock: ViewableRouter<Interactable, ViewControllable>, OffGameRouting {
    var attachScoreBoardCallCount = 0
    var attachScoreBoardHandler: (() -> Void)?
    var detachScoreBoardCallCount = 0
    var detachScoreBoardHandler: (() -> Void)?

    init() {
        super.init(interactor: Interactor(), viewController: ViewControllableMock())
    }

    func attachScoreBoard() {
        attachScoreBoardCallCount += 1
        attachScoreBoardHandler?()
    }

    func detachScoreBoard() {
        detachScoreBoardCallCount += 1
        detachScoreBoardHandler?()
    }
}
