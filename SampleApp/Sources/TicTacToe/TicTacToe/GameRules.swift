import Scores

/// What is agreed before a game begins.
struct GameRules {
    /// How many rows and columns the board has, and how many marks in line win.
    let boardSize: Int
    let firstPlayer: PlayerType
}
