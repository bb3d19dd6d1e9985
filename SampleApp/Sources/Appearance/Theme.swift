/// The characters with which boards and score boards are drawn.
public struct Theme: Sendable {
    /// The mark of the first player.
    public let player1Mark: String

    /// The mark of the second player.
    public let player2Mark: String

    /// The character for one game on the score board.
    public let scoreMark: String

    public init(player1Mark: String = "X", player2Mark: String = "O", scoreMark: String = "*") {
        self.player1Mark = player1Mark
        self.player2Mark = player2Mark
        self.scoreMark = scoreMark
    }
}
