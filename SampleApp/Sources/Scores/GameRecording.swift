/// Takes note of the games that are played.
public protocol GameRecording: AnyObject {
    /// Takes note of a finished game; one without a winner is a draw.
    func recordGame(withWinner winner: PlayerType?)
}
