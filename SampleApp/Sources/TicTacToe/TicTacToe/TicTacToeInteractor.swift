import RIBs
import Scores

protocol TicTacToeRouting: ViewableRouting {}

/// @mockable(modifiers: listener = weak)
protocol TicTacToePresentable: Presentable {
    var listener: TicTacToePresentableListener? { get set }
    func show(board: Board, currentPlayer: PlayerType)
    func showInvalidMove()
    func announce(winner: PlayerType?, withCompletionHandler handler: @escaping () -> Void)
}

protocol TicTacToeListener: AnyObject {
    func ticTacToeDidEnd()
}

final class TicTacToeInteractor: PresentableInteractor<TicTacToePresentable>, TicTacToeInteractable,
    TicTacToePresentableListener
{
    weak var router: TicTacToeRouting?
    weak var listener: TicTacToeListener?

    private let mutableScoreStream: MutableScoreStream
    private let gameRecorder: GameRecording
    private var board: Board
    private var currentPlayer: PlayerType
    private var isOver = false

    init(
        presenter: TicTacToePresentable,
        gameRules: GameRules,
        mutableScoreStream: MutableScoreStream,
        gameRecorder: GameRecording
    ) {
        self.mutableScoreStream = mutableScoreStream
        self.gameRecorder = gameRecorder
        board = Board(size: gameRules.boardSize)
        currentPlayer = gameRules.firstPlayer
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(board: board, currentPlayer: currentPlayer)
    }

    // MARK: - TicTacToePresentableListener

    func placeCurrentPlayerMark(at cell: Int) {
        guard !isOver else { return }
        guard board.placeMark(of: currentPlayer, at: cell) else {
            presenter.showInvalidMove()
            return
        }
        currentPlayer = currentPlayer.opponent
        presenter.show(board: board, currentPlayer: currentPlayer)
        if board.winner != nil || board.isFull {
            endGame(withWinner: board.winner)
        }
    }

    // MARK: - Private

    private func endGame(withWinner winner: PlayerType?) {
        isOver = true
        gameRecorder.recordGame(withWinner: winner)
        if let winner {
            mutableScoreStream.updateScore(withWinner: winner)
        }
        presenter.announce(winner: winner) { [weak self] in
            self?.listener?.ticTacToeDidEnd()
        }
    }
}
