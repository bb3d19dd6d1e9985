/// How many games each player has won.
public struct Score: Equatable, Sendable {
    public private(set) var player1Score: Int
    public private(set) var player2Score: Int

    public init(player1Score: Int = 0, player2Score: Int = 0) {
        self.player1Score = player1Score
        self.player2Score = player2Score
    }

    /// The score after one more game.
    public func adding(winner: PlayerType) -> Score {
        var score = self
        switch winner {
        case .player1: score.player1Score += 1
        case .player2: score.player2Score += 1
        }
        return score
    }
}
