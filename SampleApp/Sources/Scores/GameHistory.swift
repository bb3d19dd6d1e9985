/// The journal itself, which keeps all games when players log out.
public final class GameHistory: GameJournal, GameRecording {
    public private(set) var gameCount = 0
    public private(set) var drawCount = 0

    public init() {}

    public func recordGame(withWinner winner: PlayerType?) {
        gameCount += 1
        if winner == nil {
            drawCount += 1
        }
    }
}
