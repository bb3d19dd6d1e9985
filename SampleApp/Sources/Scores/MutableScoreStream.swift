/// The score of two players, for code that changes it.
public protocol MutableScoreStream: ScoreStream {
    /// Adds one game for the winner and informs all observers.
    func updateScore(withWinner winner: PlayerType)
}
