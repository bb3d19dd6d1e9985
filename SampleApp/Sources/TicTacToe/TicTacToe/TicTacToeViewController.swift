import RIBs
import Scores
import TextViews

protocol TicTacToePresentableListener: AnyObject {
    func placeCurrentPlayerMark(at cell: Int)
}

final class TicTacToeViewController: TextViewController, TicTacToePresentable, TicTacToeViewControllable {
    weak var listener: TicTacToePresentableListener?

    private let player1Name: String
    private let player2Name: String
    private let boardDrawing: BoardDrawing
    private var boardLines: [String] = []
    private var message = ""
    private var completionHandler: (() -> Void)?

    init(player1Name: String, player2Name: String, boardDrawing: BoardDrawing) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        self.boardDrawing = boardDrawing
        super.init()
    }

    override var title: String { "Game" }

    override var lines: [String] { boardLines + [message] }

    override func didEnter(_ line: String) {
        if let completionHandler {
            self.completionHandler = nil
            completionHandler()
        } else if let number = Int(line), number > 0 {
            listener?.placeCurrentPlayerMark(at: number - 1)
        } else {
            showInvalidMove()
        }
    }

    // MARK: - TicTacToePresentable

    func show(board: Board, currentPlayer: PlayerType) {
        boardLines = boardDrawing.lines(for: board)
        message = "\(name(of: currentPlayer)) (\(boardDrawing.mark(of: currentPlayer))), your move."
    }

    func showInvalidMove() {
        message = "Choose one of the numbers on the board."
    }

    func announce(winner: PlayerType?, withCompletionHandler handler: @escaping () -> Void) {
        message = winner.map { "\(name(of: $0)) wins!" } ?? "It is a draw."
        message += " Press return to go on."
        completionHandler = handler
    }

    // MARK: - Private

    private func name(of player: PlayerType) -> String {
        switch player {
        case .player1: player1Name
        case .player2: player2Name
        }
    }
}
