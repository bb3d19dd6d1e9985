import Scores
import Testing

@testable import TicTacToe

@Suite
struct TicTacToeInteractorTests {
    private let presenter = TicTacToePresentableMock()
    private let scoreStream = ScoreSubject()
    private let history = GameHistory()
    private let listener = TicTacToeListenerMock()
    private let interactor: TicTacToeInteractor

    init() {
        interactor = TicTacToeInteractor(
            presenter: presenter,
            gameRules: GameRules(boardSize: 3, firstPlayer: .player2),
            mutableScoreStream: scoreStream,
            gameRecorder: history
        )
        interactor.listener = listener
    }

    @Test
    func playersMoveInTurnFromTheFirst() {
        var players: [PlayerType] = []
        presenter.showHandler = { players.append($1) }

        interactor.activate()
        interactor.placeCurrentPlayerMark(at: 0)
        interactor.placeCurrentPlayerMark(at: 1)

        #expect(players == [.player2, .player1, .player2])
    }

    @Test(arguments: [0, -1, 9, Int.max, Int.min])
    func movesThatAreNotFreeAreRefused(cell: Int) {
        interactor.placeCurrentPlayerMark(at: 0)
        interactor.placeCurrentPlayerMark(at: cell)

        #expect(presenter.showInvalidMoveCallCount == 1)
        #expect(presenter.showCallCount == 1)
    }

    @Test
    func aWinMovesTheScoreAndEndsOnceItIsRead() {
        var completionHandler: (() -> Void)?
        var announcedWinner: PlayerType?
        presenter.announceHandler = { winner, handler in
            announcedWinner = winner
            completionHandler = handler
        }
        var score: Score?
        let subscription = scoreStream.observe { score = $0 }

        play([0, 3, 1, 4, 2, 5])

        withExtendedLifetime(subscription) {
            #expect(score == Score(player2Score: 1))
        }
        #expect(announcedWinner == .player2)
        #expect(presenter.announceCallCount == 1)
        #expect(history.gameCount == 1)
        #expect(history.drawCount == 0)
        #expect(listener.ticTacToeDidEndCallCount == 0)

        completionHandler?()
        #expect(listener.ticTacToeDidEndCallCount == 1)
    }

    @Test
    func aDrawMovesNoScore() {
        presenter.announceHandler = { winner, _ in #expect(winner == nil) }
        var scoreCallCount = 0
        let subscription = scoreStream.observe { _ in scoreCallCount += 1 }

        play([0, 1, 2, 4, 3, 5, 7, 6, 8])

        withExtendedLifetime(subscription) {
            #expect(scoreCallCount == 1)
        }
        #expect(presenter.announceCallCount == 1)
        #expect(history.drawCount == 1)
    }

    private func play(_ cells: [Int]) {
        for cell in cells {
            interactor.placeCurrentPlayerMark(at: cell)
        }
    }
}
