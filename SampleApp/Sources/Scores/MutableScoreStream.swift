/// The score of two players, for those who move it.
public protocol MutableScoreStream: ScoreStream {
    /// Counts one more game for the winner and tells all observers.
    func updateScore(withWinner winner: PlayerType)
}
