import Appearance
import ScoreBoard
import Scores

final class ScoreBoardDependencyMock: ScoreBoardDependency {
    let history = GameHistory()
    let subject = ScoreSubject()

    var gameJournal: GameJournal { history }
    var player1Name: String { "Ada" }
    var player2Name: String { "Grace" }
    var scoreFormatter: ScoreFormatting { ScoreFormatter() }
    var scoreStream: ScoreStream { subject }
    var theme: Theme { Theme(scoreMark: "#") }
}
