import Appearance
import Scores

/// Draws a score as two bars.
struct ScoreChart {
    let player1Name: String
    let player2Name: String
    let theme: Theme

    /// The length of the longest bar that fits on a line.
    private static let longestBar = 40

    func lines(for score: Score) -> [String] {
        [line(for: player1Name, games: score.player1Score), line(for: player2Name, games: score.player2Score)]
    }

    private func line(for name: String, games: Int) -> String {
        let padding = max(player1Name.count, player2Name.count) - name.count
        let bar = String(repeating: theme.scoreMark, count: max(0, min(games, Self.longestBar)))
        return "  " + name + String(repeating: " ", count: padding) + " |" + bar
    }
}
