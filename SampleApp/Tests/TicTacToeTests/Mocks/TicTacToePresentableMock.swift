import Scores

@testable import TicTacToe

final class TicTacToePresentableMock: TicTacToePresentable {
    weak var listener: TicTacToePresentableListener?
    var showBoardCallCount = 0
    var showBoardHandler: ((Board, PlayerType) -> Void)?
    var showInvalidMoveCallCount = 0
    var showInvalidMoveHandler: (() -> Void)?
    var announceCallCount = 0
    var announceHandler: ((PlayerType?, @escaping () -> Void) -> Void)?

    func show(board: Board, currentPlayer: PlayerType) {
        showBoardCallCount += 1
        showBoardHandler?(board, currentPlayer)
    }

    func showInvalidMove() {
        showInvalidMoveCallCount += 1
        showInvalidMoveHandler?()
    }

    func announce(winner: PlayerType?, withCompletionHandler handler: @escaping () -> Void) {
        announceCallCount += 1
        announceHandler?(winner, handler)
    }
}
