/// One of the two players.
public enum PlayerType: Sendable, CaseIterable {
    case player1
    case player2

    /// The other player.
    public var opponent: PlayerType {
        switch self {
        case .player1: .player2
        case .player2: .player1
        }
    }
}
