import Appearance
import Scores

/// Draws a board. A free cell shows its number.
struct BoardDrawing {
    let theme: Theme

    func lines(for board: Board) -> [String] {
        let width = max(
            String(board.cells.count).count,
            theme.player1Mark.count,
            theme.player2Mark.count
        )
        let separator = Array(repeating: String(repeating: "-", count: width + 2), count: board.size)
            .joined(separator: "+")
        let rows = (0..<board.size).map { row in
            (0..<board.size)
                .map { column in " " + text(of: row * board.size + column, on: board, width: width) + " " }
                .joined(separator: "|")
        }
        return Array(rows.map { [$0] }.joined(separator: [separator]))
    }

    /// The player's mark on the board.
    func mark(of player: PlayerType) -> String {
        switch player {
        case .player1: theme.player1Mark
        case .player2: theme.player2Mark
        }
    }

    private func text(of cell: Int, on board: Board, width: Int) -> String {
        let text = board.cells[cell].map(mark) ?? String(cell + 1)
        return String(repeating: " ", count: width - text.count) + text
    }
}
