/// Records the games that are played.
public protocol GameRecording: AnyObject {
    /// Records a finished game. A game without a winner is a draw.
    func recordGame(withWinner winner: PlayerType?)
}
