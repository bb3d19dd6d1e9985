/// Formats a score as one line.
public protocol ScoreFormatting: AnyObject {
    func summary(of score: Score, player1Name: String, player2Name: String) -> String
}
