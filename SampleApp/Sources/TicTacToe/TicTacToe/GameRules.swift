import Scores

/// The rules of a game.
struct GameRules {
    /// The number of rows and columns of the board, and of marks in a line that win.
    let boardSize: Int
    let firstPlayer: PlayerType
}
