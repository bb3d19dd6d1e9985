/// The characters with which boards and score boards are drawn.
public struct Theme: Sendable {
    /// What the first player puts on the board.
    public let player1Mark: String

    /// What the second player puts on the board.
    public let player2Mark: String

    /// What stands for one game on the score board.
    public let scoreMark: String

    public init(player1Mark: String = "X", player2Mark: String = "O", scoreMark: String = "*") {
        self.player1Mark = player1Mark
        self.player2Mark = player2Mark
        self.scoreMark = scoreMark
    }
}
