import Scores
import Testing

@testable import TicTacToe

@Suite
struct OffGameInteractorTests {
    private let presenter = OffGamePresentableMock()
    private let scoreStream = ScoreSubject()
    private let router = OffGameRoutingMock()
    private let listener = OffGameListenerMock()
    private let interactor: OffGameInteractor

    init() {
        interactor = OffGameInteractor(presenter: presenter, scoreStream: scoreStream)
        interactor.router = router
        interactor.listener = listener
    }

    @Test
    func showsTheScoreWhileItIsActive() {
        var scores: [Score] = []
        presenter.showHandler = { scores.append($0) }

        interactor.activate()
        scoreStream.updateScore(withWinner: .player1)
        interactor.deactivate()
        scoreStream.updateScore(withWinner: .player1)

        #expect(scores == [Score(), Score(player1Score: 1)])
    }

    @Test
    func menuReachesListenerAndRouter() {
        presenter.listener?.startGame()
        presenter.listener?.logout()
        presenter.listener?.showScoreBoard()
        interactor.scoreBoardDidClose()

        #expect(listener.offGameDidStartGameCallCount == 1)
        #expect(listener.offGameDidLogoutCallCount == 1)
        #expect(router.attachScoreBoardCallCount == 1)
        #expect(router.detachScoreBoardCallCount == 1)
    }
}
