/// Formats a score between the names of the players, such as `Ada 2 : 1 Grace`.
public final class ScoreFormatter: ScoreFormatting {
    public init() {}

    public func summary(of score: Score, player1Name: String, player2Name: String) -> String {
        "\(player1Name) \(score.player1Score) : \(score.player2Score) \(player2Name)"
    }
}
